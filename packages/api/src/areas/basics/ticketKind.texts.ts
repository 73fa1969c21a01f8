import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const ticketKindTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'TKK.one', message: 'Ticket kind' },
  /*i18n*/ { id: 'TKK.many', message: 'Ticket kinds' },
  /*i18n*/ { id: 'TKK.kind', message: 'Kind' },
  /*i18n*/ { id: 'TKK.kind.FSC', message: 'Fiscal' },
  /*i18n*/ { id: 'TKK.kind.NFS', message: 'Not fiscal' },
  /*i18n*/ { id: 'TKK.forceCustomer', message: 'Customer demanded' },
  /*i18n*/ { id: 'TKK.forceCustomer.-', message: 'No effect' },
  /*i18n*/ { id: 'TKK.forceCustomer.S', message: 'With a customer' },
  /*i18n*/ { id: 'TKK.forceCustomer.N', message: 'Without a customer' },
  /*i18n*/ { id: 'TKK.allowCustomer', message: 'Offered for tickets' },
  /*i18n*/ { id: 'TKK.allowCustomer.S', message: 'With a customer' },
  /*i18n*/ { id: 'TKK.allowCustomer.N', message: 'Without a customer' },
  /*i18n*/ { id: 'TKK.allowCustomer.B', message: 'Both' },
  /*i18n*/ { id: 'TKK.affectByAmount', message: 'Chosen above an amount' },
  /*i18n*/ { id: 'TKK.affectByAmount.N', message: 'Never' },
  /*i18n*/ { id: 'TKK.affectByAmount.C', message: 'Chosen, can be changed' },
  /*i18n*/ { id: 'TKK.affectByAmount.S', message: 'Chosen, cannot be changed' },
  /*i18n*/ { id: 'TKK.amount', message: 'Amount' },
  /*i18n*/ { id: 'TKK.affectByMinimumAmount', message: 'Needs a minimum amount' },
  /*i18n*/ { id: 'TKK.minimumAmount', message: 'Minimum amount' },
  /*i18n*/ { id: 'TKK.form.customer', message: 'Customer' },
  /*i18n*/ { id: 'TKK.form.amounts', message: 'Amounts' },
  /*i18n*/ { id: 'TKK.forceCustomer.help', message: 'Whether such a ticket cannot do without a customer.' },
  /*i18n*/ {
    id: 'TKK.allowCustomer.help',
    message: 'Which tickets it is offered for: with a customer, without one, or both.',
  },
  /*i18n*/ {
    id: 'TKK.affectByAmount.help',
    message: 'The till takes this kind by itself once a ticket exceeds the amount.',
  },
];
