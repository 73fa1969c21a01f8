import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const kitchenOrderTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KOR.one', message: 'Course' },
  /*i18n*/ { id: 'KOR.many', message: 'Courses' },
];
