import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const monitorTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KMN.one', message: 'Monitor' },
  /*i18n*/ { id: 'KMN.many', message: 'Monitors' },
  /*i18n*/ { id: 'KMN.form.sections', message: 'Sections' },
  /*i18n*/ { id: 'KMN.form.screen', message: 'Screens' },
  /*i18n*/ { id: 'KMN.idStore', message: 'Store' },
  /*i18n*/ { id: 'KMN.kind', message: 'Kind' },
  /*i18n*/ { id: 'KMN.kind.REGULAR', message: 'Regular' },
  /*i18n*/ { id: 'KMN.sections', message: 'Sections' },
  /*i18n*/ { id: 'KMN.sections.idSection', message: 'Section' },
  /*i18n*/ { id: 'KMN.skipStart', message: 'Dishes are finished without being started' },
  /*i18n*/ { id: 'KMN.discard', message: 'Cooks may give up a dish' },
  /*i18n*/ { id: 'KMN.sound', message: 'Sounds' },
  /*i18n*/ { id: 'KMN.rows', message: 'Rows of orders' },
  /*i18n*/ { id: 'KMN.diagonal', message: 'Size of the screen (inches)' },
];
