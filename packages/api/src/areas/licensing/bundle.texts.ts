import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const bundleTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'BND.one', message: 'Bundle' },
  /*i18n*/ { id: 'BND.many', message: 'Bundles' },
  /*i18n*/ {
    id: 'BND.about',
    message:
      'Licences and add-ons that are sold together at one price, and how brand and platform divide it.',
  },
  /*i18n*/ { id: 'BND.form.split', message: 'Division' },
  /*i18n*/ { id: 'BND.price', message: 'Price' },
  /*i18n*/ { id: 'BND.period', message: 'Paid' },
  /*i18n*/ { id: 'BND.period.O', message: 'Once' },
  /*i18n*/ { id: 'BND.period.M', message: 'A month' },
  /*i18n*/ { id: 'BND.period.Y', message: 'A year' },
  /*i18n*/ { id: 'BND.kinds', message: 'Licences' },
  /*i18n*/ { id: 'BND.kinds.help', message: 'A bundle has licences, add-ons or both.' },
  /*i18n*/ { id: 'BND.kinds.idLicenceKind', message: 'Kind of licence' },
  /*i18n*/ { id: 'BND.kinds.quantity', message: 'Quantity' },
  /*i18n*/ { id: 'BND.addOns', message: 'Add-ons' },
  /*i18n*/ { id: 'BND.addOns.idAddOn', message: 'Add-on' },
  /*i18n*/ { id: 'BND.addOns.quantity', message: 'Quantity' },
  /*i18n*/ { id: 'BND.share', message: 'Any brand’s share' },
  /*i18n*/ { id: 'BND.brands', message: 'Brands with a share of their own' },
  /*i18n*/ { id: 'BND.brands.idLicenceBrand', message: 'Brand' },
  /*i18n*/ { id: 'BND.brands.share', message: 'Share' },
  /*i18n*/ {
    id: 'BND.share.help',
    message: 'What a brand keeps of the price, unless it has a share of its own below.',
  },
];
