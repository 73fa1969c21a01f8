import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const addOnTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ADN.one', message: 'Add-on' },
  /*i18n*/ { id: 'ADN.many', message: 'Add-ons' },
  /*i18n*/ {
    id: 'ADN.about',
    message: 'What is sold on top of a kind of licence, alone or within a bundle.',
  },
  /*i18n*/ { id: 'ADN.form.price', message: 'Price' },
  /*i18n*/ { id: 'ADN.form.info', message: 'About the price' },
  /*i18n*/ { id: 'ADN.idLicenceKind', message: 'Kind of licence' },
  /*i18n*/ { id: 'ADN.price', message: 'Price' },
  /*i18n*/ { id: 'ADN.period', message: 'Paid' },
  /*i18n*/ { id: 'ADN.period.O', message: 'Once' },
  /*i18n*/ { id: 'ADN.period.M', message: 'A month' },
  /*i18n*/ { id: 'ADN.period.Y', message: 'A year' },
  /*i18n*/ { id: 'ADN.minimum', message: 'Fewest' },
  /*i18n*/ { id: 'ADN.maximum', message: 'Most' },
  /*i18n*/ { id: 'ADN.priceInfo', message: 'What the price covers' },
  /*i18n*/ { id: 'ADN.url', message: 'Website' },
  /*i18n*/ { id: 'ADN.minimum.help', message: 'The least that can be bought with one licence.' },
  /*i18n*/ { id: 'ADN.maximum.help', message: 'The most that can be bought with one licence.' },
  /*i18n*/ { id: 'ADN.priceInfo.help', message: 'Shown beside the price, such as “per till”.' },
];
