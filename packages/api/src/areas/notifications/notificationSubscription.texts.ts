import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const notificationSubscriptionTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NSB.one', message: 'Notification subscription' },
  /*i18n*/ { id: 'NSB.many', message: 'Notification subscriptions' },
  /*i18n*/ { id: 'NSB.about', message: 'Who is told what, by e-mail address, and on which device.' },
  /*i18n*/ { id: 'NSB.email', message: 'E-mail' },
  /*i18n*/ { id: 'NSB.idNotificationClass', message: 'Class' },
  /*i18n*/ { id: 'NSB.idNotificationType', message: 'Type' },
  /*i18n*/ { id: 'NSB.idNotificationType.help', message: 'None: every type of the class.' },
  /*i18n*/ { id: 'NSB.application', message: 'Application' },
  /*i18n*/ { id: 'NSB.application.POS', message: 'Point of sale' },
  /*i18n*/ { id: 'NSB.application.CLD', message: 'Cloud' },
  /*i18n*/ { id: 'NSB.application.PAY', message: 'Card payment' },
  /*i18n*/ { id: 'NSB.platforms', message: 'Devices' },
  /*i18n*/ { id: 'NSB.platforms.web', message: 'Browsers' },
  /*i18n*/ { id: 'NSB.platforms.fcm', message: 'Android' },
  /*i18n*/ { id: 'NSB.platforms.apns', message: 'Apple' },
];
