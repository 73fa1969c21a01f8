import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const licenceBrandTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'BRN.one', message: 'Brand' },
  /*i18n*/ { id: 'BRN.many', message: 'Brands' },
  /*i18n*/ {
    id: 'BRN.about',
    message:
      'Partners who sell the platform under their own name: which kinds of licence, at what price, and what they keep of it.',
  },
  /*i18n*/ { id: 'BRN.form.price', message: 'Prices' },
  /*i18n*/ { id: 'BRN.brand', message: 'Brand code' },
  /*i18n*/ { id: 'BRN.share', message: 'Brand’s share' },
  /*i18n*/ { id: 'BRN.kinds', message: 'Kinds of licence sold' },
  /*i18n*/ { id: 'BRN.kinds.idLicenceKind', message: 'Kind of licence' },
  /*i18n*/ { id: 'BRN.kinds.price', message: 'Price' },
  /*i18n*/ { id: 'BRN.contact', message: 'Contact' },
  /*i18n*/ { id: 'BRN.email', message: 'E-mail' },
  /*i18n*/ { id: 'BRN.phone', message: 'Phone' },
  /*i18n*/ { id: 'BRN.country', message: 'Country or part of it' },
  /*i18n*/ { id: 'BRN.share.help', message: 'What it keeps of each price.' },
];
