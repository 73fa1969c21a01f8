import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const deviceModelTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'DVM.one', message: 'Device model' },
  /*i18n*/ { id: 'DVM.many', message: 'Device models' },
  /*i18n*/ {
    id: 'DVM.about',
    message: 'Devices that the applications are known to run on. Boards are machines of one of these models.',
  },
  /*i18n*/ { id: 'DVM.form.technical', message: 'Technical data' },
  /*i18n*/ { id: 'DVM.idManufacturer', message: 'Manufacturer' },
  /*i18n*/ { id: 'DVM.kind', message: 'Kind' },
  /*i18n*/ { id: 'DVM.kind.T', message: 'Till' },
  /*i18n*/ { id: 'DVM.kind.H', message: 'Handheld' },
  /*i18n*/ { id: 'DVM.kind.K', message: 'Kiosk' },
  /*i18n*/ { id: 'DVM.kind.M', message: 'Kitchen monitor' },
  /*i18n*/ { id: 'DVM.kind.C', message: 'Card terminal' },
  /*i18n*/ { id: 'DVM.system', message: 'Operating system' },
  /*i18n*/ { id: 'DVM.system.Windows', message: 'Windows' },
  /*i18n*/ { id: 'DVM.system.Android', message: 'Android' },
  /*i18n*/ { id: 'DVM.system.IOS', message: 'iOS' },
  /*i18n*/ { id: 'DVM.system.Flutter', message: 'Flutter' },
  /*i18n*/ { id: 'DVM.system.Unknown', message: 'Unknown' },
  /*i18n*/ { id: 'DVM.reference', message: 'Part number' },
  /*i18n*/ { id: 'DVM.diagonal', message: 'Screen size' },
  /*i18n*/ { id: 'DVM.supportedUntil', message: 'Supported until' },
  /*i18n*/ { id: 'DVM.reference.help', message: 'The part number of its maker.' },
];
