import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const payResellerTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FPE.one', message: 'Reseller' },
  /*i18n*/ { id: 'FPE.many', message: 'Resellers' },
  /*i18n*/ {
    id: 'FPE.about',
    message: 'Who brings businesses that take cards, and where their share is paid.',
  },
  /*i18n*/ { id: 'FPE.form.contact', message: 'Contact and address' },
  /*i18n*/ { id: 'FPE.legalName', message: 'Legal name' },
  /*i18n*/ { id: 'FPE.document', message: 'Tax number' },
  /*i18n*/ { id: 'FPE.contact', message: 'Contact person' },
  /*i18n*/ { id: 'FPE.email', message: 'E-mail' },
  /*i18n*/ { id: 'FPE.phone', message: 'Phone' },
  /*i18n*/ { id: 'FPE.street', message: 'Street and number' },
  /*i18n*/ { id: 'FPE.zip', message: 'Postcode' },
  /*i18n*/ { id: 'FPE.city', message: 'Town' },
  /*i18n*/ { id: 'FPE.country', message: 'Country' },
  /*i18n*/ { id: 'FPE.iban', message: 'IBAN for its shares' },
];
