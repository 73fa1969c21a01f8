import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const licenceSubscriptionTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'LSB.one', message: 'Subscription' },
  /*i18n*/ { id: 'LSB.many', message: 'Subscriptions' },
  /*i18n*/ {
    id: 'LSB.about',
    message: 'Which business has which bundle, from when, and whether it is renewed.',
  },
  /*i18n*/ { id: 'LSB.form.term', message: 'Term' },
  /*i18n*/ { id: 'LSB.companyCode', message: 'Company code' },
  /*i18n*/ { id: 'LSB.storeCode', message: 'Store code' },
  /*i18n*/ { id: 'LSB.storeCode.help', message: 'None: it is for all stores of the company.' },
  /*i18n*/ { id: 'LSB.idBundle', message: 'Bundle' },
  /*i18n*/ { id: 'LSB.idLicenceBrand', message: 'Brand' },
  /*i18n*/ { id: 'LSB.quantity', message: 'Quantity' },
  /*i18n*/ { id: 'LSB.state', message: 'State' },
  /*i18n*/ { id: 'LSB.state.ACT', message: 'Running' },
  /*i18n*/ { id: 'LSB.state.EXP', message: 'Ended' },
  /*i18n*/ { id: 'LSB.state.CAN', message: 'Cancelled' },
  /*i18n*/ { id: 'LSB.from', message: 'From' },
  /*i18n*/ { id: 'LSB.until', message: 'Until' },
  /*i18n*/ { id: 'LSB.renewal', message: 'Renewal' },
  /*i18n*/ { id: 'LSB.renewal.A', message: 'Automatic' },
  /*i18n*/ { id: 'LSB.renewal.M', message: 'On request' },
  /*i18n*/ { id: 'LSB.renewal.N', message: 'None' },
  /*i18n*/ { id: 'LSB.cancelled', message: 'Cancelled on' },
  /*i18n*/ { id: 'LSB.reason', message: 'Reason' },
];
