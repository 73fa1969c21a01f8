import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const payModelDeviceTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FPM.one', message: 'Card reader model' },
  /*i18n*/ { id: 'FPM.many', message: 'Card reader models' },
  /*i18n*/ { id: 'FPM.form.abilities', message: 'What it can do' },
  /*i18n*/ { id: 'FPM.manufacturer', message: 'Manufacturer' },
  /*i18n*/ { id: 'FPM.operatingSystem', message: 'Operating system' },
  /*i18n*/ { id: 'FPM.operatingSystem.Windows', message: 'Windows' },
  /*i18n*/ { id: 'FPM.operatingSystem.Android', message: 'Android' },
  /*i18n*/ { id: 'FPM.operatingSystem.IOS', message: 'iOS' },
  /*i18n*/ { id: 'FPM.operatingSystem.Flutter', message: 'Flutter' },
  /*i18n*/ { id: 'FPM.operatingSystem.Unknown', message: 'Unknown' },
  /*i18n*/ { id: 'FPM.reads', message: 'Reads' },
  /*i18n*/ { id: 'FPM.reads.CHP', message: 'Chip' },
  /*i18n*/ { id: 'FPM.reads.CTL', message: 'Contactless' },
  /*i18n*/ { id: 'FPM.reads.MAG', message: 'Magnetic stripe' },
  /*i18n*/ { id: 'FPM.reads.QRC', message: 'QR code' },
  /*i18n*/ { id: 'FPM.connections', message: 'Connections' },
  /*i18n*/ { id: 'FPM.connections.ETH', message: 'Ethernet' },
  /*i18n*/ { id: 'FPM.connections.WIF', message: 'Wi-Fi' },
  /*i18n*/ { id: 'FPM.connections.MOB', message: 'Mobile network' },
  /*i18n*/ { id: 'FPM.connections.BLU', message: 'Bluetooth' },
  /*i18n*/ { id: 'FPM.connections.USB', message: 'USB' },
  /*i18n*/ { id: 'FPM.hasPinPad', message: 'PIN pad' },
  /*i18n*/ { id: 'FPM.hasPrinter', message: 'Receipt printer' },
  /*i18n*/ { id: 'FPM.approvedUntil', message: 'PCI PTS approval until' },
];
