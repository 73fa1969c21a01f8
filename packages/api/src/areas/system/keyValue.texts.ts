import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const keyValueTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KVL.one', message: 'Key value' },
  /*i18n*/ { id: 'KVL.many', message: 'Key values' },
  /*i18n*/ {
    id: 'KVL.about',
    message:
      'Settings of a country or a part of it that no field of its own has: one key with its value a record.',
  },
  /*i18n*/ { id: 'KVL.country', message: 'Country or part of it' },
  /*i18n*/ { id: 'KVL.keyValue', message: 'Key and value' },
  /*i18n*/ { id: 'KVL.notes', message: 'Notes' },
  /*i18n*/ { id: 'KVL.keyValue.help', message: 'Written as key=value, such as printer.width=48.' },
];
