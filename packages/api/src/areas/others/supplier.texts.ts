import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const supplierTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SPL.one', message: 'Supplier' },
  /*i18n*/ { id: 'SPL.many', message: 'Suppliers' },
  /*i18n*/ { id: 'SPL.form.contact', message: 'Contact and address' },
  /*i18n*/ { id: 'SPL.documentKind', message: 'Kind of document' },
  /*i18n*/ { id: 'SPL.documentKind.NIF', message: 'Tax number' },
  /*i18n*/ { id: 'SPL.documentKind.PAS', message: 'Passport' },
  /*i18n*/ { id: 'SPL.documentKind.DOC', message: 'Identity document' },
  /*i18n*/ { id: 'SPL.documentKind.CER', message: 'Certificate of residence' },
  /*i18n*/ { id: 'SPL.documentKind.OTH', message: 'Other' },
  /*i18n*/ { id: 'SPL.document', message: 'Document number' },
  /*i18n*/ { id: 'SPL.taxKind', message: 'Taxes' },
  /*i18n*/ { id: 'SPL.taxKind.1', message: 'Taxes apply' },
  /*i18n*/ { id: 'SPL.taxKind.2', message: 'Exempt' },
  /*i18n*/ { id: 'SPL.taxKind.3', message: 'Taxes and surcharges' },
  /*i18n*/ { id: 'SPL.idRate', message: 'Purchase rate' },
  /*i18n*/ { id: 'SPL.email', message: 'E-mail' },
  /*i18n*/ { id: 'SPL.phone', message: 'Phone' },
  /*i18n*/ { id: 'SPL.url', message: 'Website' },
  /*i18n*/ { id: 'SPL.street', message: 'Street and number' },
  /*i18n*/ { id: 'SPL.zip', message: 'Postcode' },
  /*i18n*/ { id: 'SPL.city', message: 'Town' },
  /*i18n*/ { id: 'SPL.country', message: 'Country' },
];
