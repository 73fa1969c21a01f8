import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const currencyTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'CRR.one', message: 'Currency' },
  /*i18n*/ { id: 'CRR.many', message: 'Currencies' },
  /*i18n*/ { id: 'CRR.symbol', message: 'Symbol' },
  /*i18n*/ { id: 'CRR.decimals', message: 'Decimals' },
  /*i18n*/ { id: 'CRR.rightposition', message: 'Symbol after the amount' },
  /*i18n*/ { id: 'CRR.thousandSeparator', message: 'Thousands separator' },
  /*i18n*/ { id: 'CRR.thousandSeparator..', message: 'Point' },
  /*i18n*/ { id: 'CRR.thousandSeparator.,', message: 'Comma' },
  /*i18n*/ { id: 'CRR.thousandSeparator. ', message: 'Space' },
  /*i18n*/ { id: "CRR.thousandSeparator.'", message: 'Apostrophe' },
  /*i18n*/ { id: 'CRR.decimalSeparator', message: 'Decimal separator' },
  /*i18n*/ { id: 'CRR.decimalSeparator..', message: 'Point' },
  /*i18n*/ { id: 'CRR.decimalSeparator.,', message: 'Comma' },
  /*i18n*/ { id: 'CRR.decimalSeparator. ', message: 'Space' },
  /*i18n*/ { id: "CRR.decimalSeparator.'", message: 'Apostrophe' },
  /*i18n*/ { id: 'CRR.defaultcurrency', message: 'Default currency' },
  /*i18n*/ { id: 'CRR.form.format', message: 'How amounts are written' },
  /*i18n*/ { id: 'CRR.decimals.help', message: 'Digits after the decimal sign: 2 for euros, 0 for yen.' },
  /*i18n*/ {
    id: 'CRR.defaultcurrency.help',
    message: 'What tills sell in. Giving it here takes it from the other currency.',
  },
];
