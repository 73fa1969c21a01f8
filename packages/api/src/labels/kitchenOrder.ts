import type { MessageDescriptor } from '@lingui/core';

/** Texts of kitchenOrder: English here, other languages in `src/locales`. */
export const kitchenOrderTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KOR.one', message: 'Course' },
  /*i18n*/ { id: 'KOR.many', message: 'Courses' },
];
