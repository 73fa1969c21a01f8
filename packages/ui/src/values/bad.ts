/** What people and machines put where a name was expected, for the states of components. */
export const bad = {
  empty: '',
  /** No place in it to break a line. */
  word: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(4),
  /** Many lines of anything. */
  long: 'A name that goes on for longer than any screen of a counter is wide '.repeat(8).trim(),
  /** Three scripts, two directions, figures and brackets that belong to neither. */
  mixed: 'قهوة بالحليب (café con leche) 250 ml, \u200Eקפה הפוך [x2] – 3,50 €',
  /** Signs that some machine took for text. */
  malformed: '{{name}} &amp; \u200B%s <b>\uFFFD</b> null',
} as const;
