import type { MessageDescriptor } from '@lingui/core';

/** Texts of businessSource: English here, other languages in `src/locales`. */
export const businessSourceTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'BSR.one', message: 'Business source' },
  /*i18n*/ { id: 'BSR.many', message: 'Business sources' },
];
