import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const sectionTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KSC.one', message: 'Section' },
  /*i18n*/ { id: 'KSC.many', message: 'Sections' },
  /*i18n*/ { id: 'KSC.form.takes', message: 'What it prepares' },
  /*i18n*/ { id: 'KSC.color', message: 'Colour' },
  /*i18n*/ { id: 'KSC.alert1', message: 'Late after (minutes)' },
  /*i18n*/ { id: 'KSC.alert2', message: 'Very late after (minutes)' },
  /*i18n*/ { id: 'KSC.takesRest', message: 'Takes the rest' },
  /*i18n*/ { id: 'KSC.areas', message: 'Preparation areas' },
  /*i18n*/ { id: 'KSC.areas.idArea', message: 'Preparation area' },
  /*i18n*/ { id: 'KSC.departments', message: 'Departments' },
  /*i18n*/ { id: 'KSC.departments.idDepartment', message: 'Department' },
];
