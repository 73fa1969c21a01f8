import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const infoStoreTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'IST.one', message: 'Store information' },
  /*i18n*/ { id: 'IST.many', message: 'Store information' },
  /*i18n*/ {
    id: 'IST.about',
    message: 'What guests are told about a store: when it is open, how to reach it, what it offers.',
  },
  /*i18n*/ { id: 'IST.form.contact', message: 'How guests reach it' },
  /*i18n*/ { id: 'IST.form.hours', message: 'When it is open' },
  /*i18n*/ { id: 'IST.idStore', message: 'Store' },
  /*i18n*/ { id: 'IST.words', message: 'What guests read about it' },
  /*i18n*/ { id: 'IST.seats', message: 'Seats' },
  /*i18n*/ { id: 'IST.offers', message: 'What it offers' },
  /*i18n*/ { id: 'IST.offers.WIF', message: 'Wi-Fi' },
  /*i18n*/ { id: 'IST.offers.TER', message: 'Terrace' },
  /*i18n*/ { id: 'IST.offers.PAR', message: 'Parking' },
  /*i18n*/ { id: 'IST.offers.ACC', message: 'Step-free access' },
  /*i18n*/ { id: 'IST.offers.PET', message: 'Pets welcome' },
  /*i18n*/ { id: 'IST.offers.KID', message: 'High chairs' },
  /*i18n*/ { id: 'IST.offers.BOO', message: 'Bookings' },
  /*i18n*/ { id: 'IST.hours', message: 'Opening hours' },
  /*i18n*/ { id: 'IST.phone', message: 'Phone' },
  /*i18n*/ { id: 'IST.email', message: 'E-mail' },
  /*i18n*/ { id: 'IST.url', message: 'Website' },
];
