import { bad } from '../values/bad.ts';
import type { CompareMergeProps } from './index.ts';

const fields = [
  { id: 'value', label: 'Value', original: '21 %', mine: '20 %', theirs: '19 %' },
  {
    id: 'name',
    label: 'Name (English)',
    original: undefined,
    mine: 'General VAT',
    theirs: 'VAT, general rate',
  },
  { id: 'order', label: 'Order', original: '10', mine: '10', theirs: '40' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  open: { fields, choices: {} },
  partly: { fields, choices: { value: 'mine' } },
  decided: { fields, choices: { value: 'mine', name: 'theirs', order: 'theirs' } },
  saving: { fields, choices: { value: 'mine', name: 'theirs', order: 'theirs' }, isSaving: true },
  bad: {
    fields: [
      { id: 'word', label: bad.word, original: bad.word, mine: bad.word, theirs: bad.mixed },
      { id: 'mixed', label: bad.mixed, original: undefined, mine: bad.malformed, theirs: bad.long },
    ],
    choices: {},
  },
} satisfies Record<string, Partial<CompareMergeProps>>;
