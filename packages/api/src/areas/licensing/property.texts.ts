import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const propertyTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'PRP.one', message: 'Licence property' },
  /*i18n*/ { id: 'PRP.many', message: 'Licence properties' },
  /*i18n*/ {
    id: 'PRP.about',
    message: 'What a licence can allow or limit: kinds of licence give these properties their values.',
  },
  /*i18n*/ { id: 'PRP.key', message: 'Key' },
  /*i18n*/ { id: 'PRP.type', message: 'Type' },
  /*i18n*/ { id: 'PRP.type.N', message: 'Number' },
  /*i18n*/ { id: 'PRP.type.F', message: 'Yes or no' },
  /*i18n*/ { id: 'PRP.type.T', message: 'Text' },
  /*i18n*/ { id: 'PRP.number', message: 'Number by default' },
  /*i18n*/ { id: 'PRP.flag', message: 'On by default' },
  /*i18n*/ { id: 'PRP.text', message: 'Text by default' },
  /*i18n*/ { id: 'PRP.notes', message: 'What it allows' },
  /*i18n*/ { id: 'PRP.key.help', message: 'The name by which applications ask for it.' },
  /*i18n*/ { id: 'PRP.number.help', message: 'Counts where a kind of licence gives no value of its own.' },
  /*i18n*/ { id: 'PRP.flag.help', message: 'Counts where a kind of licence gives no value of its own.' },
  /*i18n*/ { id: 'PRP.text.help', message: 'Counts where a kind of licence gives no value of its own.' },
];
