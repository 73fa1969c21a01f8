import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const storeTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'STR.one', message: 'Store' },
  /*i18n*/ { id: 'STR.many', message: 'Stores' },
  /*i18n*/ { id: 'STR.form.payment', message: 'Payment' },
  /*i18n*/ { id: 'STR.form.image', message: 'Picture' },
  /*i18n*/ { id: 'STR.street', message: 'Street and number' },
  /*i18n*/ { id: 'STR.zip', message: 'Postcode' },
  /*i18n*/ { id: 'STR.city', message: 'Town' },
  /*i18n*/ { id: 'STR.country', message: 'Country' },
  /*i18n*/ { id: 'STR.timeZone', message: 'Time zone' },
  /*i18n*/ { id: 'STR.idRegion', message: 'Region' },
  /*i18n*/ { id: 'STR.fiscalRegion', message: 'Fiscal region' },
  /*i18n*/ { id: 'STR.cashAllowed', message: 'Takes cash' },
  /*i18n*/ { id: 'STR.cardAllowed', message: 'Takes cards' },
  /*i18n*/ { id: 'STR.appAllowed', message: 'Takes payment in the app' },
  /*i18n*/ { id: 'STR.localPaymentAllowed', message: 'Payment in the store' },
  /*i18n*/ { id: 'STR.deliveryPaymentAllowed', message: 'Payment on delivery' },
];
