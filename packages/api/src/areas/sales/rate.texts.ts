import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const rateTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'RTE.one', message: 'Rate' },
  /*i18n*/ { id: 'RTE.many', message: 'Rates' },
  /*i18n*/ { id: 'RTE.kind', message: 'Kind' },
  /*i18n*/ { id: 'RTE.kind.1', message: 'Sales' },
  /*i18n*/ { id: 'RTE.kind.2', message: 'Purchase' },
  /*i18n*/ { id: 'RTE.tax', message: 'Tax' },
  /*i18n*/ { id: 'RTE.tax.S', message: 'Included' },
  /*i18n*/ { id: 'RTE.tax.N', message: 'Added' },
  /*i18n*/ { id: 'RTE.priceChange', message: 'Price can be changed' },
  /*i18n*/ { id: 'RTE.priceChange.S', message: 'Always' },
  /*i18n*/ { id: 'RTE.priceChange.N', message: 'Never' },
  /*i18n*/ { id: 'RTE.priceChange.P', message: 'After asking' },
  /*i18n*/ { id: 'RTE.defaultRate', message: 'Default rate' },
  /*i18n*/ {
    id: 'RTE.kind.help',
    message: 'Sales rates are what tills sell at; purchase rates are what suppliers charge you.',
  },
  /*i18n*/ {
    id: 'RTE.tax.help',
    message: 'Whether its prices already include tax, or tax is added on the ticket.',
  },
  /*i18n*/ { id: 'RTE.priceChange.help', message: 'Whether staff may type another price at the till.' },
  /*i18n*/ {
    id: 'RTE.defaultRate.help',
    message: 'What tills sell at unless store, service or hour says otherwise.',
  },
];
