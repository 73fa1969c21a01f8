import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const businessSourceTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'BSR.one', message: 'Business source' },
  /*i18n*/ { id: 'BSR.many', message: 'Business sources' },
];
