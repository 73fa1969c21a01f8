import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const manufacturerTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'MNF.one', message: 'Manufacturer' },
  /*i18n*/ { id: 'MNF.many', message: 'Manufacturers' },
  /*i18n*/ {
    id: 'MNF.about',
    message:
      'Who makes the devices and accessories that the platform sells, and whom to call when one fails.',
  },
  /*i18n*/ { id: 'MNF.form.support', message: 'Support' },
  /*i18n*/ { id: 'MNF.country', message: 'Country or part of it' },
  /*i18n*/ { id: 'MNF.contact', message: 'Contact' },
  /*i18n*/ { id: 'MNF.email', message: 'E-mail' },
  /*i18n*/ { id: 'MNF.phone', message: 'Phone' },
  /*i18n*/ { id: 'MNF.url', message: 'Website' },
];
