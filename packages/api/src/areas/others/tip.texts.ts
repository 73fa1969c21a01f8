import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const tipTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'TIP.one', message: 'Tip' },
  /*i18n*/ { id: 'TIP.many', message: 'Tips' },
  /*i18n*/ { id: 'TIP.about', message: 'How a till suggests, reckons and shares out tips.' },
  /*i18n*/ { id: 'TIP.form.suggested', message: 'Suggested to the guest' },
  /*i18n*/ { id: 'TIP.mode', message: 'Mode' },
  /*i18n*/ { id: 'TIP.mode.A', message: 'Automatic' },
  /*i18n*/ { id: 'TIP.mode.M', message: 'Manual' },
  /*i18n*/ { id: 'TIP.assignment', message: 'Goes to' },
  /*i18n*/ { id: 'TIP.assignment.S', message: 'Who opened the ticket' },
  /*i18n*/ { id: 'TIP.assignment.N', message: 'Who took the payment' },
  /*i18n*/ { id: 'TIP.calculation', message: 'Calculated' },
  /*i18n*/ { id: 'TIP.calculation.A', message: 'After tax' },
  /*i18n*/ { id: 'TIP.calculation.D', message: 'Before tax' },
  /*i18n*/ { id: 'TIP.scope', message: 'Holds for' },
  /*i18n*/ { id: 'TIP.scope.N', message: 'All tickets' },
  /*i18n*/ { id: 'TIP.scope.S', message: 'Its own ticket' },
  /*i18n*/ { id: 'TIP.printSuggested', message: 'Suggestions on the bill' },
  /*i18n*/ { id: 'TIP.printSuggested.A', message: 'Printed' },
  /*i18n*/ { id: 'TIP.printSuggested.I', message: 'Not printed' },
  /*i18n*/ { id: 'TIP.suggested', message: 'Suggested percentages' },
  /*i18n*/ { id: 'TIP.suggested.percent', message: 'Percentage' },
  /*i18n*/ {
    id: 'TIP.mode.help',
    message: 'An automatic tip is put on the bill by the till; a manual one is typed.',
  },
  /*i18n*/ { id: 'TIP.assignment.help', message: 'Who of the staff it belongs to.' },
  /*i18n*/ { id: 'TIP.suggested.help', message: 'Printed on the bill for guests to choose from.' },
];
