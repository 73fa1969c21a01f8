import type { MessageDescriptor } from '@lingui/core';

/** Texts of area: English here, other languages in `src/locales`. */
export const areaTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ARE.one', message: 'Preparation area' },
  /*i18n*/ { id: 'ARE.many', message: 'Preparation areas' },
];
