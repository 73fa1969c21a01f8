import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const notificationTemplateTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NTP.one', message: 'Notification template' },
  /*i18n*/ { id: 'NTP.many', message: 'Notification templates' },
  /*i18n*/ {
    id: 'NTP.about',
    message: 'The words of a notification in each language. What stands in braces is filled in.',
  },
  /*i18n*/ { id: 'NTP.form.texts', message: 'Texts' },
  /*i18n*/ { id: 'NTP.idNotificationType', message: 'Notification type' },
  /*i18n*/ { id: 'NTP.platforms', message: 'Devices' },
  /*i18n*/ { id: 'NTP.platforms.web', message: 'Browsers' },
  /*i18n*/ { id: 'NTP.platforms.fcm', message: 'Android' },
  /*i18n*/ { id: 'NTP.platforms.apns', message: 'Apple' },
  /*i18n*/ { id: 'NTP.texts', message: 'Text for each language' },
  /*i18n*/ { id: 'NTP.texts.language', message: 'Language' },
  /*i18n*/ { id: 'NTP.texts.title', message: 'Title' },
  /*i18n*/ { id: 'NTP.texts.body', message: 'Text' },
];
