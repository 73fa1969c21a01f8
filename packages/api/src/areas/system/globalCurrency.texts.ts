import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const globalCurrencyTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'GCR.one', message: 'Global currency' },
  /*i18n*/ { id: 'GCR.many', message: 'Global currencies' },
  /*i18n*/ {
    id: 'GCR.about',
    message: 'Currencies of ISO 4217 with what one euro is worth in each.',
  },
  /*i18n*/ { id: 'GCR.form.rate', message: 'Rate and rounding' },
  /*i18n*/ { id: 'GCR.number', message: 'ISO number' },
  /*i18n*/ { id: 'GCR.symbol', message: 'Symbol' },
  /*i18n*/ { id: 'GCR.decimals', message: 'Decimals' },
  /*i18n*/ { id: 'GCR.rate', message: 'For one euro' },
  /*i18n*/ { id: 'GCR.ratedOn', message: 'Rate of' },
  /*i18n*/ { id: 'GCR.rounding', message: 'Rounding' },
  /*i18n*/ { id: 'GCR.rounding.N', message: 'To the nearest' },
  /*i18n*/ { id: 'GCR.rounding.U', message: 'Up' },
  /*i18n*/ { id: 'GCR.rounding.D', message: 'Down' },
  /*i18n*/ { id: 'GCR.step', message: 'Cash step' },
  /*i18n*/ { id: 'GCR.rate.help', message: 'How much of this currency one euro is worth.' },
  /*i18n*/ { id: 'GCR.step.help', message: 'The smallest amount that is paid in cash.' },
];
