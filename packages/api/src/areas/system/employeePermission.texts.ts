import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const employeePermissionTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'EPM.one', message: 'Employee permission' },
  /*i18n*/ { id: 'EPM.many', message: 'Employee permissions' },
  /*i18n*/ {
    id: 'EPM.about',
    message:
      'What a till asks before it does it. The platform keeps this list; groups of each company choose from it.',
  },
  /*i18n*/ { id: 'EPM.topic', message: 'Concerns' },
  /*i18n*/ { id: 'EPM.topic.SALE', message: 'Sale' },
  /*i18n*/ { id: 'EPM.topic.PRICE', message: 'Prices and discounts' },
  /*i18n*/ { id: 'EPM.topic.CASH', message: 'Cash' },
  /*i18n*/ { id: 'EPM.topic.TABLE', message: 'Tables' },
  /*i18n*/ { id: 'EPM.topic.REPORT', message: 'Reports' },
  /*i18n*/ { id: 'EPM.topic.SETUP', message: 'Settings of the till' },
  /*i18n*/ { id: 'EPM.notes', message: 'What it allows' },
];
