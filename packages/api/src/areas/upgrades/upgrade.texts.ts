import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const upgradeTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'UPG.one', message: 'Upgrade' },
  /*i18n*/ { id: 'UPG.many', message: 'Upgrades' },
  /*i18n*/ {
    id: 'UPG.about',
    message:
      'Which release goes to which tills, and from when: those of some countries or all, some of them first.',
  },
  /*i18n*/ { id: 'UPG.form.when', message: 'When' },
  /*i18n*/ { id: 'UPG.form.where', message: 'Where' },
  /*i18n*/ { id: 'UPG.upgrade', message: 'Upgrade code' },
  /*i18n*/ { id: 'UPG.idRelease', message: 'Release' },
  /*i18n*/ { id: 'UPG.oldest', message: 'Oldest build that takes it' },
  /*i18n*/ { id: 'UPG.mode', message: 'The till' },
  /*i18n*/ { id: 'UPG.mode.A', message: 'Asks first' },
  /*i18n*/ { id: 'UPG.mode.C', message: 'Waits for the closing' },
  /*i18n*/ { id: 'UPG.mode.N', message: 'Begins at once' },
  /*i18n*/ { id: 'UPG.from', message: 'First day' },
  /*i18n*/ { id: 'UPG.until', message: 'Last day' },
  /*i18n*/ { id: 'UPG.hours', message: 'Hours' },
  /*i18n*/ { id: 'UPG.percent', message: 'Per cent of the tills' },
  /*i18n*/ { id: 'UPG.countries', message: 'Countries' },
  /*i18n*/ { id: 'UPG.countries.country', message: 'Country or part of it' },
  /*i18n*/ { id: 'UPG.oldest.help', message: 'Tills with an older build are left out. Empty: all take it.' },
  /*i18n*/ {
    id: 'UPG.mode.help',
    message: 'Whether the till asks first, waits for its closing, or begins at once.',
  },
];
