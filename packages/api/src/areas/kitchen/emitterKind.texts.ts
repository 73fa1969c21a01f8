import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const emitterKindTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KEK.one', message: 'Emitter kind' },
  /*i18n*/ { id: 'KEK.many', message: 'Emitter kinds' },
  /*i18n*/ { id: 'KEK.about', message: 'What sends orders to kitchens, and what it can say.' },
  /*i18n*/ { id: 'KEK.services', message: 'Services' },
  /*i18n*/ { id: 'KEK.services.00', message: 'Eat in' },
  /*i18n*/ { id: 'KEK.services.01', message: 'Take away' },
  /*i18n*/ { id: 'KEK.services.02', message: 'Delivery' },
  /*i18n*/ { id: 'KEK.services.03', message: 'External delivery' },
  /*i18n*/ { id: 'KEK.capabilities', message: 'Capabilities' },
  /*i18n*/ { id: 'KEK.capabilities.CRS', message: 'Sends courses' },
  /*i18n*/ { id: 'KEK.capabilities.NOT', message: 'Sends notes' },
  /*i18n*/ { id: 'KEK.capabilities.CHG', message: 'Changes orders' },
  /*i18n*/ { id: 'KEK.capabilities.VOD', message: 'Voids dishes' },
  /*i18n*/ { id: 'KEK.capabilities.NUM', message: 'Calls by number' },
  /*i18n*/ { id: 'KEK.capabilities.PRE', message: 'Paid in advance' },
  /*i18n*/ { id: 'KEK.description', message: 'Description' },
];
