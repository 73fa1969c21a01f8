import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const taxTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'TAX.one', message: 'Tax' },
  /*i18n*/ { id: 'TAX.many', message: 'Taxes' },
  /*i18n*/ { id: 'TAX.kind', message: 'Kind' },
  /*i18n*/ { id: 'TAX.kind.N', message: 'Normal' },
  /*i18n*/ { id: 'TAX.kind.I', message: 'By quantity' },
  /*i18n*/ { id: 'TAX.kind.F', message: 'Fixed' },
  /*i18n*/ { id: 'TAX.kind.G', message: 'Group' },
  /*i18n*/ { id: 'TAX.value', message: 'Rate' },
  /*i18n*/ { id: 'TAX.equivalenceSurcharge', message: 'Equivalence surcharge' },
  /*i18n*/ { id: 'TAX.amount', message: 'Amount' },
  /*i18n*/ { id: 'TAX.members', message: 'Taxes of the group' },
  /*i18n*/ { id: 'TAX.members.idTax', message: 'Tax' },
  /*i18n*/ { id: 'TAX.mealVoucher', message: 'Meal vouchers accepted' },
  /*i18n*/ { id: 'TAX.form.members', message: 'Taxes of the group' },
  /*i18n*/ {
    id: 'TAX.kind.help',
    message:
      'A percentage of the price, an amount per unit sold, an amount per line, or several taxes as one.',
  },
  /*i18n*/ {
    id: 'TAX.equivalenceSurcharge.help',
    message: 'Only for Spanish retailers under that scheme; leave it empty otherwise.',
  },
  /*i18n*/ { id: 'TAX.members.help', message: 'They apply together, all on the same base.' },
  /*i18n*/ {
    id: 'TAX.mealVoucher.help',
    message: 'What bears this tax may be paid with restaurant vouchers.',
  },
];
