import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const payShareTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FPS.one', message: 'Reseller share' },
  /*i18n*/ { id: 'FPS.many', message: 'Reseller shares' },
  /*i18n*/ { id: 'FPS.about', message: 'Which part of the margin a reseller gets, and for how long.' },
  /*i18n*/ { id: 'FPS.idPayReseller', message: 'Reseller' },
  /*i18n*/ { id: 'FPS.idPayTariff', message: 'Only with the tariff' },
  /*i18n*/ { id: 'FPS.percent', message: 'Share of the margin' },
  /*i18n*/ { id: 'FPS.from', message: 'From' },
  /*i18n*/ { id: 'FPS.until', message: 'Until' },
  /*i18n*/ {
    id: 'FPS.percent.help',
    message: 'The part of the margin, the tariff less its cost, that goes to the reseller.',
  },
];
