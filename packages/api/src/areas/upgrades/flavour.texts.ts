import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const flavourTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FLV.one', message: 'Flavour' },
  /*i18n*/ { id: 'FLV.many', message: 'Flavours' },
  /*i18n*/ {
    id: 'FLV.about',
    message: 'An application as it is built for one operating system and one brand.',
  },
  /*i18n*/ { id: 'FLV.form.look', message: 'Look' },
  /*i18n*/ { id: 'FLV.idApp', message: 'Application' },
  /*i18n*/ { id: 'FLV.idLicenceBrand', message: 'Brand' },
  /*i18n*/ { id: 'FLV.system', message: 'Operating system' },
  /*i18n*/ { id: 'FLV.system.Windows', message: 'Windows' },
  /*i18n*/ { id: 'FLV.system.Android', message: 'Android' },
  /*i18n*/ { id: 'FLV.system.IOS', message: 'iOS' },
  /*i18n*/ { id: 'FLV.system.Flutter', message: 'Flutter' },
  /*i18n*/ { id: 'FLV.system.Unknown', message: 'Unknown' },
  /*i18n*/ { id: 'FLV.package', message: 'Package' },
  /*i18n*/ { id: 'FLV.color', message: 'Colour' },
  /*i18n*/ { id: 'FLV.idLicenceBrand.help', message: 'Leave it empty for the platform’s own.' },
  /*i18n*/ {
    id: 'FLV.package.help',
    message: 'What the operating system calls it, such as com.example.till.',
  },
];
