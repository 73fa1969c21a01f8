import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const fcmTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NFC.one', message: 'Firebase account' },
  /*i18n*/ { id: 'NFC.many', message: 'Firebase accounts' },
  /*i18n*/ { id: 'NFC.about', message: 'With which keys notifications reach Android devices.' },
  /*i18n*/ { id: 'NFC.form.key', message: 'Key' },
  /*i18n*/ { id: 'NFC.idApp', message: 'Application' },
  /*i18n*/ { id: 'NFC.projectId', message: 'Project' },
  /*i18n*/ { id: 'NFC.projectId.help', message: 'As it is called in the console of Firebase.' },
  /*i18n*/ { id: 'NFC.senderId', message: 'Sender number' },
  /*i18n*/ { id: 'NFC.key', message: 'Service account key' },
  /*i18n*/ {
    id: 'NFC.key.help',
    message: 'The whole key file. Nobody sees it again; it can only be replaced.',
  },
  /*i18n*/ { id: 'NFC.expires', message: 'Valid until' },
];
