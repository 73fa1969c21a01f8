import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const repositoryTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'RPS.one', message: 'Repository file' },
  /*i18n*/ { id: 'RPS.many', message: 'Repository' },
  /*i18n*/ {
    id: 'RPS.about',
    message:
      'Files that whoever installs a till needs beside it: drivers, firmware, templates and manuals, by version.',
  },
  /*i18n*/ { id: 'RPS.form.file', message: 'File' },
  /*i18n*/ { id: 'RPS.kind', message: 'Kind' },
  /*i18n*/ { id: 'RPS.kind.D', message: 'Driver' },
  /*i18n*/ { id: 'RPS.kind.F', message: 'Firmware' },
  /*i18n*/ { id: 'RPS.kind.T', message: 'Template' },
  /*i18n*/ { id: 'RPS.kind.M', message: 'Manual' },
  /*i18n*/ { id: 'RPS.kind.O', message: 'Other' },
  /*i18n*/ { id: 'RPS.system', message: 'Operating system' },
  /*i18n*/ { id: 'RPS.system.Windows', message: 'Windows' },
  /*i18n*/ { id: 'RPS.system.Android', message: 'Android' },
  /*i18n*/ { id: 'RPS.system.IOS', message: 'iOS' },
  /*i18n*/ { id: 'RPS.system.Flutter', message: 'Flutter' },
  /*i18n*/ { id: 'RPS.system.Unknown', message: 'Unknown' },
  /*i18n*/ { id: 'RPS.fileName', message: 'File name' },
  /*i18n*/ { id: 'RPS.build', message: 'Version' },
  /*i18n*/ { id: 'RPS.url', message: 'Address of the file' },
  /*i18n*/ { id: 'RPS.fingerprint', message: 'Fingerprint (SHA-256)' },
  /*i18n*/ { id: 'RPS.notes', message: 'Notes' },
];
