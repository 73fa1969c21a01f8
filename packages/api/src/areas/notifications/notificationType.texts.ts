import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const notificationTypeTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NTY.one', message: 'Notification type' },
  /*i18n*/ { id: 'NTY.many', message: 'Notification types' },
  /*i18n*/ { id: 'NTY.about', message: 'Occasions that people are told about, and on which devices.' },
  /*i18n*/ { id: 'NTY.idNotificationClass', message: 'Class' },
  /*i18n*/ { id: 'NTY.audience', message: 'Sent to' },
  /*i18n*/ { id: 'NTY.audience.STR', message: 'A store' },
  /*i18n*/ { id: 'NTY.audience.CMP', message: 'A company' },
  /*i18n*/ { id: 'NTY.audience.SYS', message: 'Operators' },
  /*i18n*/ { id: 'NTY.platforms', message: 'Devices' },
  /*i18n*/ { id: 'NTY.platforms.web', message: 'Browsers' },
  /*i18n*/ { id: 'NTY.platforms.fcm', message: 'Android' },
  /*i18n*/ { id: 'NTY.platforms.apns', message: 'Apple' },
  /*i18n*/ { id: 'NTY.path', message: 'Opens the page' },
  /*i18n*/ { id: 'NTY.keptDays', message: 'Kept (days)' },
  /*i18n*/ { id: 'NTY.path.help', message: 'Where a press on the notification leads.' },
];
