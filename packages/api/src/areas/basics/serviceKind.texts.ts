import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const serviceKindTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SRV.one', message: 'Service kind' },
  /*i18n*/ { id: 'SRV.many', message: 'Service kinds' },
  /*i18n*/ { id: 'SRV.kind', message: 'Kind' },
  /*i18n*/ { id: 'SRV.kind.I', message: 'Eat in' },
  /*i18n*/ { id: 'SRV.kind.O', message: 'Take away' },
  /*i18n*/ { id: 'SRV.kind.D', message: 'Own delivery' },
  /*i18n*/ { id: 'SRV.kind.C', message: 'External delivery' },
  /*i18n*/ { id: 'SRV.scope', message: 'Offered at' },
  /*i18n*/ { id: 'SRV.scope.N', message: 'Nowhere' },
  /*i18n*/ { id: 'SRV.scope.P', message: 'Tills' },
  /*i18n*/ { id: 'SRV.scope.K', message: 'Kiosks' },
  /*i18n*/ { id: 'SRV.scope.B', message: 'Tills and kiosks' },
  /*i18n*/ { id: 'SRV.idRate', message: 'Rate' },
  /*i18n*/ { id: 'SRV.idTax', message: 'Tax' },
  /*i18n*/ { id: 'SRV.asks', message: 'A till asks for' },
  /*i18n*/ { id: 'SRV.asks.T', message: 'Table' },
  /*i18n*/ { id: 'SRV.asks.C', message: 'Customer' },
  /*i18n*/ { id: 'SRV.asks.P', message: 'Number of guests' },
  /*i18n*/ { id: 'SRV.color', message: 'Colour' },
  /*i18n*/ { id: 'SRV.idRate.help', message: 'Prices of this service, in place of the default rate.' },
  /*i18n*/ { id: 'SRV.idTax.help', message: 'Taken in place of the product’s own tax.' },
  /*i18n*/ { id: 'SRV.asks.help', message: 'What the till asks before the first dish is entered.' },
];
