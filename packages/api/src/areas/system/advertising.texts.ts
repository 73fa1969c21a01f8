import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const advertisingTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ADV.one', message: 'Advertisement' },
  /*i18n*/ { id: 'ADV.many', message: 'Advertising' },
  /*i18n*/ {
    id: 'ADV.about',
    message:
      'What the platform tells its customers with a picture: where it is shown, for which brand and how long.',
  },
  /*i18n*/ { id: 'ADV.form.where', message: 'Where and when' },
  /*i18n*/ { id: 'ADV.text', message: 'Text' },
  /*i18n*/ { id: 'ADV.url', message: 'Website' },
  /*i18n*/ { id: 'ADV.places', message: 'Shown' },
  /*i18n*/ { id: 'ADV.places.L', message: 'When signing in' },
  /*i18n*/ { id: 'ADV.places.H', message: 'On the home page' },
  /*i18n*/ { id: 'ADV.places.T', message: 'On idle tills' },
  /*i18n*/ { id: 'ADV.places.K', message: 'On kiosks' },
  /*i18n*/ { id: 'ADV.idLicenceBrand', message: 'Brand' },
  /*i18n*/ { id: 'ADV.from', message: 'First day' },
  /*i18n*/ { id: 'ADV.until', message: 'Last day' },
];
