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
  /*i18n*/ { id: 'RTS.hours', message: 'Hours' },
  /*i18n*/ { id: 'RTS.priority', message: 'Priority (the highest wins)' },
  /*i18n*/ { id: 'RTS.idServiceKind.help', message: 'Empty, the rate holds for every service.' },
  /*i18n*/ {
    id: 'RTS.hours.help',
    message: 'Empty, the rate always holds; a happy hour names its hours here.',
  },
  /*i18n*/ { id: 'RTS.priority.help', message: 'Decides where several rates hold at the same time.' },
];
