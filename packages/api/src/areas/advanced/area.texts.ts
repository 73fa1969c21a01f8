import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const areaTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ARE.one', message: 'Preparation area' },
  /*i18n*/ { id: 'ARE.many', message: 'Preparation areas' },
];
