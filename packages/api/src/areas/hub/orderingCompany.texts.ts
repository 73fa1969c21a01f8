import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const orderingCompanyTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'HOC.one', message: 'Ordering company' },
  /*i18n*/ { id: 'HOC.many', message: 'Ordering companies' },
  /*i18n*/ {
    id: 'HOC.about',
    message: 'Which business sells at an ordering service, and what it is called there.',
  },
  /*i18n*/ { id: 'HOC.idOrderingService', message: 'Ordering service' },
  /*i18n*/ { id: 'HOC.companyCode', message: 'Company code' },
  /*i18n*/ { id: 'HOC.storeCode', message: 'Store code' },
  /*i18n*/ { id: 'HOC.externalCode', message: 'Code at the service' },
  /*i18n*/ { id: 'HOC.commission', message: 'Agreed commission' },
  /*i18n*/ { id: 'HOC.from', message: 'From' },
  /*i18n*/ { id: 'HOC.until', message: 'Until' },
];
