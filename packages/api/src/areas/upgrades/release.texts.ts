import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const releaseTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'RLS.one', message: 'Release' },
  /*i18n*/ { id: 'RLS.many', message: 'Releases' },
  /*i18n*/ {
    id: 'RLS.about',
    message:
      'Builds of a flavour: where the file lies and how its contents are told. An upgrade brings one to tills.',
  },
  /*i18n*/ { id: 'RLS.form.file', message: 'File' },
  /*i18n*/ { id: 'RLS.idFlavour', message: 'Flavour' },
  /*i18n*/ { id: 'RLS.build', message: 'Build' },
  /*i18n*/ { id: 'RLS.state', message: 'State' },
  /*i18n*/ { id: 'RLS.state.D', message: 'Draft' },
  /*i18n*/ { id: 'RLS.state.T', message: 'In test' },
  /*i18n*/ { id: 'RLS.state.R', message: 'Released' },
  /*i18n*/ { id: 'RLS.state.W', message: 'Withdrawn' },
  /*i18n*/ { id: 'RLS.released', message: 'Released on' },
  /*i18n*/ { id: 'RLS.notes', message: 'What is new' },
  /*i18n*/ { id: 'RLS.url', message: 'Address of the file' },
  /*i18n*/ { id: 'RLS.fileName', message: 'File name' },
  /*i18n*/ { id: 'RLS.fingerprint', message: 'Fingerprint (SHA-256)' },
  /*i18n*/ { id: 'RLS.state.help', message: 'A released one has an address and a fingerprint.' },
];
