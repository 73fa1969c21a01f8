import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const projectTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'PRJ.one', message: 'Project' },
  /*i18n*/ { id: 'PRJ.many', message: 'Projects' },
  /*i18n*/ {
    id: 'PRJ.about',
    message: 'A roll-out that was agreed with a customer: which bundles, how many, from when until when.',
  },
  /*i18n*/ { id: 'PRJ.form.bundles', message: 'Bundles' },
  /*i18n*/ { id: 'PRJ.customer', message: 'Customer' },
  /*i18n*/ { id: 'PRJ.idLicenceBrand', message: 'Brand' },
  /*i18n*/ { id: 'PRJ.from', message: 'First day' },
  /*i18n*/ { id: 'PRJ.until', message: 'Last day' },
  /*i18n*/ { id: 'PRJ.bundles', message: 'Bundles' },
  /*i18n*/ { id: 'PRJ.bundles.idBundle', message: 'Bundle' },
  /*i18n*/ { id: 'PRJ.bundles.quantity', message: 'Quantity' },
  /*i18n*/ { id: 'PRJ.notes', message: 'Notes' },
];
