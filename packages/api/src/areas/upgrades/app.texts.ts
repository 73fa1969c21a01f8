import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const appTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'APP.one', message: 'Application' },
  /*i18n*/ { id: 'APP.many', message: 'Applications' },
  /*i18n*/ {
    id: 'APP.about',
    message: 'Programs that the platform gives out. Each has flavours, and each flavour its releases.',
  },
  /*i18n*/ { id: 'APP.application', message: 'Licensed as' },
  /*i18n*/ { id: 'APP.application.POS', message: 'Point of sale' },
  /*i18n*/ { id: 'APP.application.CLD', message: 'Cloud' },
  /*i18n*/ { id: 'APP.application.PAY', message: 'Card payment' },
  /*i18n*/ { id: 'APP.systems', message: 'Operating systems' },
  /*i18n*/ { id: 'APP.systems.Windows', message: 'Windows' },
  /*i18n*/ { id: 'APP.systems.Android', message: 'Android' },
  /*i18n*/ { id: 'APP.systems.IOS', message: 'iOS' },
  /*i18n*/ { id: 'APP.systems.Flutter', message: 'Flutter' },
  /*i18n*/ { id: 'APP.systems.Unknown', message: 'Unknown' },
  /*i18n*/ { id: 'APP.url', message: 'Website' },
  /*i18n*/ { id: 'APP.notes', message: 'Notes' },
  /*i18n*/ { id: 'APP.application.help', message: 'Which kinds of licence open it.' },
];
