import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const classSubscriptionTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NCS.one', message: 'Class subscription' },
  /*i18n*/ { id: 'NCS.many', message: 'Class subscriptions' },
  /*i18n*/ {
    id: 'NCS.about',
    message: 'What people are subscribed to from the start, by application and device.',
  },
  /*i18n*/ { id: 'NCS.idNotificationClass', message: 'Class' },
  /*i18n*/ { id: 'NCS.application', message: 'Application' },
  /*i18n*/ { id: 'NCS.application.POS', message: 'Point of sale' },
  /*i18n*/ { id: 'NCS.application.CLD', message: 'Cloud' },
  /*i18n*/ { id: 'NCS.application.PAY', message: 'Card payment' },
  /*i18n*/ { id: 'NCS.platforms', message: 'Devices' },
  /*i18n*/ { id: 'NCS.platforms.web', message: 'Browsers' },
  /*i18n*/ { id: 'NCS.platforms.fcm', message: 'Android' },
  /*i18n*/ { id: 'NCS.platforms.apns', message: 'Apple' },
  /*i18n*/ { id: 'NCS.byDefault', message: 'From the start' },
  /*i18n*/ { id: 'NCS.byDefault.help', message: 'Whoever joins has it until they switch it off.' },
];
