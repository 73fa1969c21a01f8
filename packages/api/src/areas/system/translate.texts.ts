import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const translateTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'TSL.one', message: 'Own wording' },
  /*i18n*/ { id: 'TSL.many', message: 'Own wordings' },
  /*i18n*/ {
    id: 'TSL.about',
    message: 'What texts of the back office say instead of what is built in, language by language.',
  },
  /*i18n*/ { id: 'TSL.form.kept', message: 'How it is kept' },
  /*i18n*/ { id: 'TSL.key', message: 'Text' },
  /*i18n*/ {
    id: 'TSL.key.help',
    message: 'Find it by what it says, in any language.',
  },
  /*i18n*/ { id: 'TSL.language', message: 'Language' },
  /*i18n*/ { id: 'TSL.language.en-GB', message: 'English' },
  /*i18n*/ { id: 'TSL.language.es-ES', message: 'Spanish' },
  /*i18n*/ { id: 'TSL.language.ar-EG', message: 'Arabic' },
  /*i18n*/ { id: 'TSL.text', message: 'Wording' },
  /*i18n*/ { id: 'TSL.state', message: 'Translation status' },
  /*i18n*/ { id: 'TSL.state.help', message: 'The back office says only what is active.' },
  /*i18n*/ { id: 'TSL.state.A', message: 'Active' },
  /*i18n*/ { id: 'TSL.state.P', message: 'Partial' },
  /*i18n*/ { id: 'TSL.state.I', message: 'Inactive' },
  /*i18n*/ { id: 'TSL.state.E', message: 'Error' },
  /*i18n*/ { id: 'TSL.state.R', message: 'In revision' },
];
