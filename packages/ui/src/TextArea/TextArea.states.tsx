import { bad } from '../values/bad.ts';
import type { TextAreaProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Note' },
  filled: { label: 'Note', defaultValue: 'Deliveries come through the back door.\nRing twice.' },
  described: { label: 'Note', description: 'Printed under the ticket.' },
  wrong: { label: 'Note', defaultValue: 'Hello', isRequired: true, error: 'Write at most 3 signs.' },
  disabled: { label: 'Note', defaultValue: 'Closed', isDisabled: true },
  readOnly: { label: 'Note', isLabelHidden: true, defaultValue: 'Closed', isReadOnly: true },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    defaultValue: `${bad.word}\n${bad.long}\n${bad.mixed}`,
  },
} satisfies Record<string, TextAreaProps>;
