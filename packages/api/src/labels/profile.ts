import type { MessageDescriptor } from '@lingui/core';

/** Texts of profile: English here, other languages in `src/locales`. */
export const profileTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'USR.one', message: 'User' },
  /*i18n*/ { id: 'USR.many', message: 'Users' },
  /*i18n*/ { id: 'USR.uName', message: 'First name' },
  /*i18n*/ { id: 'USR.surname', message: 'Surname' },
  /*i18n*/ { id: 'USR.lang', message: 'Language' },
  /*i18n*/ { id: 'USR.address', message: 'Street and number' },
  /*i18n*/ { id: 'USR.zip', message: 'Postcode' },
  /*i18n*/ { id: 'USR.city', message: 'Town' },
  /*i18n*/ { id: 'USR.state', message: 'Province or state' },
  /*i18n*/ { id: 'USR.country', message: 'Country' },
  /*i18n*/ { id: 'USR.phone', message: 'Phone' },
  /*i18n*/ { id: 'USR.fax', message: 'Fax' },
  /*i18n*/ { id: 'USR.email', message: 'E-mail' },
  /*i18n*/ { id: 'USR.website', message: 'Website' },
  /*i18n*/ { id: 'USR.facebook', message: 'Facebook' },
  /*i18n*/ { id: 'USR.instagram', message: 'Instagram' },
  /*i18n*/ { id: 'USR.x', message: 'X' },
  /*i18n*/ { id: 'USR.linkedin', message: 'LinkedIn' },
  /*i18n*/ { id: 'USR.youtube', message: 'YouTube' },
  /*i18n*/ { id: 'USR.tiktok', message: 'TikTok' },
];
