import type { TextAreaProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Note' },
  filled: { label: 'Note', defaultValue: 'Deliveries come through the back door.\nRing twice.' },
  described: { label: 'Note', description: 'Printed under the ticket.' },
  wrong: { label: 'Note', defaultValue: 'Hello', error: 'Write at most 3 signs.' },
  disabled: { label: 'Note', defaultValue: 'Closed', isDisabled: true },
  readOnly: { label: 'Note', defaultValue: 'Closed', isReadOnly: true },
} satisfies Record<string, TextAreaProps>;
