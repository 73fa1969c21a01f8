import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const productionCircuitTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KPC.one', message: 'Production circuit' },
  /*i18n*/ { id: 'KPC.many', message: 'Production circuits' },
  /*i18n*/ { id: 'KPC.about', message: 'Through which monitors an order goes, and what it becomes at each.' },
  /*i18n*/ { id: 'KPC.form.steps', message: 'Steps' },
  /*i18n*/ { id: 'KPC.services', message: 'Services' },
  /*i18n*/ { id: 'KPC.services.00', message: 'Eat in' },
  /*i18n*/ { id: 'KPC.services.01', message: 'Take away' },
  /*i18n*/ { id: 'KPC.services.02', message: 'Own delivery' },
  /*i18n*/ { id: 'KPC.services.03', message: 'External delivery' },
  /*i18n*/ { id: 'KPC.steps', message: 'Monitors in their order' },
  /*i18n*/ { id: 'KPC.steps.idMonitorKind', message: 'Monitor kind' },
  /*i18n*/ { id: 'KPC.steps.reaches', message: 'The order becomes' },
  /*i18n*/ { id: 'KPC.steps.reaches.CRT', message: 'Started' },
  /*i18n*/ { id: 'KPC.steps.reaches.FNL', message: 'Finished' },
  /*i18n*/ { id: 'KPC.steps.reaches.RDY', message: 'Ready' },
  /*i18n*/ { id: 'KPC.steps.reaches.DLV', message: 'Delivered' },
  /*i18n*/ { id: 'KPC.steps.skips', message: 'May be skipped' },
];
