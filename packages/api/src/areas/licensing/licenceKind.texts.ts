import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const licenceKindTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'LSK.one', message: 'Kind of licence' },
  /*i18n*/ { id: 'LSK.many', message: 'Kinds of licence' },
  /*i18n*/ { id: 'LSK.form.details', message: 'Details' },
  /*i18n*/ { id: 'LSK.application', message: 'Application' },
  /*i18n*/ { id: 'LSK.application.POS', message: 'Point of sale' },
  /*i18n*/ { id: 'LSK.application.CLD', message: 'Cloud' },
  /*i18n*/ { id: 'LSK.application.PAY', message: 'Card payment' },
  /*i18n*/ { id: 'LSK.licence', message: 'Licence code' },
  /*i18n*/ { id: 'LSK.expiry', message: 'Expiry' },
  /*i18n*/ { id: 'LSK.expiry.2', message: 'Renewable' },
  /*i18n*/ { id: 'LSK.expiry.3', message: 'Unlimited' },
  /*i18n*/ { id: 'LSK.expiry.4', message: 'Demonstration' },
  /*i18n*/ { id: 'LSK.expiry.5', message: 'Initial limit' },
  /*i18n*/ { id: 'LSK.expiry.6', message: 'With expiration' },
  /*i18n*/ { id: 'LSK.months', message: 'Months' },
  /*i18n*/ { id: 'LSK.price', message: 'Price' },
  /*i18n*/ { id: 'LSK.notes', message: 'Notes' },
];
