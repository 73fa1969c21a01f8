import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const rateStoreTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'RTS.one', message: 'Store rate' },
  /*i18n*/ { id: 'RTS.many', message: 'Store rates' },
  /*i18n*/ { id: 'RTS.about', message: 'Which rate a store sells at, for which service and at which hours.' },
  /*i18n*/ { id: 'RTS.form.when', message: 'When it holds' },
  /*i18n*/ { id: 'RTS.idStore', message: 'Store' },
  /*i18n*/ { id: 'RTS.idRate', message: 'Rate' },
  /*i18n*/ { id: 'RTS.idServiceKind', message: 'Service kind' },
  /*i18n*/ { id: 'RTS.idZone', message: 'Zone' },
  /*i18n*/ {
    id: 'RTS.idZone.help',
    message: 'A terrace or a room of this store. Empty, the rate holds in all of it.',
  },
  /*i18n*/ { id: 'RTS.hours', message: 'Hours' },
  /*i18n*/ { id: 'RTS.priority', message: 'Priority (the highest wins)' },
  /*i18n*/ { id: 'RTS.idServiceKind.help', message: 'Leave it empty and the rate applies to every service.' },
  /*i18n*/ {
    id: 'RTS.hours.help',
    message: 'Leave it empty and the rate always applies; for a happy hour, enter its hours here.',
  },
  /*i18n*/ {
    id: 'RTS.priority.help',
    message: 'Decides which rate applies when several do at the same time.',
  },
];
