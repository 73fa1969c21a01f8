import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const paymentMethodTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'PMT.one', message: 'Payment method' },
  /*i18n*/ { id: 'PMT.many', message: 'Payment methods' },
  /*i18n*/ { id: 'PMT.kind', message: 'Kind' },
  /*i18n*/ { id: 'PMT.kind.C', message: 'Cash' },
  /*i18n*/ { id: 'PMT.kind.Q', message: 'Cheque' },
  /*i18n*/ { id: 'PMT.kind.T', message: 'Card' },
  /*i18n*/ { id: 'PMT.kind.A', message: 'Deferred' },
  /*i18n*/ { id: 'PMT.kind.R', message: 'Restaurant voucher' },
  /*i18n*/ { id: 'PMT.kind.V', message: 'Voucher' },
  /*i18n*/ { id: 'PMT.kind.P', message: 'Tip' },
  /*i18n*/ { id: 'PMT.kind.F', message: 'Fee' },
  /*i18n*/ { id: 'PMT.kind.M', message: 'Mobile' },
  /*i18n*/ { id: 'PMT.kind.B', message: 'Cashback' },
  /*i18n*/ { id: 'PMT.kind.L', message: 'Cashless' },
  /*i18n*/ { id: 'PMT.position', message: 'Position on a split payment' },
  /*i18n*/ { id: 'PMT.position.I', message: 'Anywhere' },
  /*i18n*/ { id: 'PMT.position.F', message: 'First' },
  /*i18n*/ { id: 'PMT.position.L', message: 'Last' },
  /*i18n*/ { id: 'PMT.opensDrawer', message: 'Opens the drawer' },
  /*i18n*/ { id: 'PMT.givesChange', message: 'Gives change' },
  /*i18n*/ { id: 'PMT.allowedForTips', message: 'Allowed for tips' },
  /*i18n*/ { id: 'PMT.rounding', message: 'Rounding' },
  /*i18n*/ { id: 'PMT.rounding.N', message: 'None' },
  /*i18n*/ { id: 'PMT.rounding.H', message: 'Rounded' },
  /*i18n*/ { id: 'PMT.form.till', message: 'At the till' },
  /*i18n*/ { id: 'PMT.position.help', message: 'Where it may stand when a ticket is paid in several ways.' },
  /*i18n*/ {
    id: 'PMT.givesChange.help',
    message: 'More than the total may be taken, and the rest is given back.',
  },
  /*i18n*/ {
    id: 'PMT.rounding.help',
    message: 'What is paid this way is rounded, where small coins are no longer used.',
  },
];
