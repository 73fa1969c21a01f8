import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const notificationClassTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'NCL.one', message: 'Notification class' },
  /*i18n*/ { id: 'NCL.many', message: 'Notification classes' },
  /*i18n*/ { id: 'NCL.about', message: 'What people can subscribe to, and what nobody can do without.' },
  /*i18n*/ { id: 'NCL.severity', message: 'Severity' },
  /*i18n*/ { id: 'NCL.severity.I', message: 'Information' },
  /*i18n*/ { id: 'NCL.severity.W', message: 'Warning' },
  /*i18n*/ { id: 'NCL.severity.U', message: 'Urgent' },
  /*i18n*/ { id: 'NCL.isMandatory', message: 'Cannot be switched off' },
  /*i18n*/ { id: 'NCL.color', message: 'Colour' },
  /*i18n*/ { id: 'NCL.description', message: 'Description' },
  /*i18n*/ { id: 'NCL.isMandatory.help', message: 'People cannot unsubscribe from it.' },
];
