import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const applePushTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NAP.one', message: 'Apple push key' },
  /*i18n*/ { id: 'NAP.many', message: 'Apple push keys' },
  /*i18n*/ { id: 'NAP.about', message: 'With which keys notifications reach devices of Apple.' },
  /*i18n*/ { id: 'NAP.form.key', message: 'Key' },
  /*i18n*/ { id: 'NAP.idApp', message: 'Application' },
  /*i18n*/ { id: 'NAP.teamId', message: 'Team ID' },
  /*i18n*/ { id: 'NAP.keyId', message: 'Key ID' },
  /*i18n*/ { id: 'NAP.topic', message: 'Bundle ID' },
  /*i18n*/ { id: 'NAP.topic.help', message: 'That of the application, as Apple has it.' },
  /*i18n*/ { id: 'NAP.environment', message: 'Environment' },
  /*i18n*/ { id: 'NAP.environment.S', message: 'Sandbox' },
  /*i18n*/ { id: 'NAP.environment.P', message: 'Production' },
  /*i18n*/ { id: 'NAP.key', message: 'Signing key' },
  /*i18n*/ {
    id: 'NAP.key.help',
    message: 'The whole key file. Nobody sees it again; it can only be replaced.',
  },
  /*i18n*/ { id: 'NAP.expires', message: 'Valid until' },
];
