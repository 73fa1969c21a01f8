import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const marketStallTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KMS.one', message: 'Market stall' },
  /*i18n*/ { id: 'KMS.many', message: 'Market stalls' },
  /*i18n*/ {
    id: 'KMS.about',
    message: 'A stall of a food hall: its part of the kitchen, and whose orders it takes in which shift.',
  },
  /*i18n*/ { id: 'KMS.form.kitchen', message: 'Its kitchen' },
  /*i18n*/ { id: 'KMS.form.shift', message: 'Which orders it takes, and when' },
  /*i18n*/ { id: 'KMS.idStore', message: 'Store' },
  /*i18n*/ { id: 'KMS.color', message: 'Colour' },
  /*i18n*/ { id: 'KMS.sections', message: 'Sections' },
  /*i18n*/ { id: 'KMS.sections.idSection', message: 'Section' },
  /*i18n*/ { id: 'KMS.monitors', message: 'Monitors' },
  /*i18n*/ { id: 'KMS.monitors.idMonitor', message: 'Monitor' },
  /*i18n*/ { id: 'KMS.emitters', message: 'Takes orders from' },
  /*i18n*/ { id: 'KMS.emitters.POS', message: 'Tills' },
  /*i18n*/ { id: 'KMS.emitters.KSK', message: 'Kiosks' },
  /*i18n*/ { id: 'KMS.emitters.QR', message: 'Guests at the table' },
  /*i18n*/ { id: 'KMS.emitters.HUB', message: 'Online ordering' },
  /*i18n*/ { id: 'KMS.hours', message: 'Shift' },
];
