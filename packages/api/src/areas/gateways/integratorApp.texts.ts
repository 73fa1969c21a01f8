import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const integratorAppTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ITA.one', message: 'Integrator app' },
  /*i18n*/ { id: 'ITA.many', message: 'Integrator apps' },
  /*i18n*/ {
    id: 'ITA.about',
    message: 'Programs of integrators, and how far each has come. They have no keys yet.',
  },
  /*i18n*/ { id: 'ITA.form.connection', message: 'Connection' },
  /*i18n*/ { id: 'ITA.idIntegrator', message: 'Integrator' },
  /*i18n*/ { id: 'ITA.scope', message: 'Scope' },
  /*i18n*/ { id: 'ITA.scope.CMP', message: 'Company' },
  /*i18n*/ { id: 'ITA.scope.SYS', message: 'System' },
  /*i18n*/ { id: 'ITA.scope.API', message: 'API' },
  /*i18n*/ { id: 'ITA.stage', message: 'Stage' },
  /*i18n*/ { id: 'ITA.stage.DEV', message: 'In development' },
  /*i18n*/ { id: 'ITA.stage.REV', message: 'In review' },
  /*i18n*/ { id: 'ITA.stage.LIV', message: 'In use' },
  /*i18n*/ { id: 'ITA.stage.RET', message: 'Withdrawn' },
  /*i18n*/ { id: 'ITA.url', message: 'Website' },
  /*i18n*/ { id: 'ITA.callback', message: 'Callback address' },
  /*i18n*/ { id: 'ITA.callsPerMinute', message: 'Calls per minute' },
  /*i18n*/ { id: 'ITA.description', message: 'Description' },
  /*i18n*/ { id: 'ITA.callback.help', message: 'Where the program is told of changes; may stay empty.' },
];
