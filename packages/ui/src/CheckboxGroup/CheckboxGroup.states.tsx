import { bad } from '../values/bad.ts';
import type { CheckboxGroupProps } from './index.ts';

const places = [
  { id: 'room', label: 'Dining room' },
  { id: 'bar', label: 'Bar', description: 'Counter and high tables' },
  { id: 'terrace', label: 'Terrace' },
];
const empty = { label: 'Sold at', options: places, value: [] };
const some = { ...empty, value: ['bar'] };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  some,
  withAll: { ...some, allLabel: 'Everywhere' },
  allChosen: { ...empty, allLabel: 'Everywhere', value: ['room', 'bar', 'terrace'] },
  horizontal: { ...some, isLabelHidden: true, orientation: 'horizontal' },
  described: { ...some, description: 'Where the till offers this product.' },
  required: { ...empty, isRequired: true },
  wrong: { ...empty, error: 'Choose one place at least.', isRequired: true },
  disabled: { ...some, allLabel: 'Everywhere', isDisabled: true },
  readOnly: { ...some, allLabel: 'Everywhere', isReadOnly: true },
  oneDisabled: {
    ...some,
    allLabel: 'Everywhere',
    options: [
      ...places,
      { id: 'cellar', label: 'Cellar', description: 'Closed for works', isDisabled: true },
    ],
  },
  nothingToChoose: { ...empty, options: [], allLabel: 'Everywhere' },
  many: {
    label: 'Tables',
    allLabel: 'All tables',
    orientation: 'horizontal',
    value: ['t1', 't2'],
    options: Array.from({ length: 40 }, (_, index) => ({ id: `t${index}`, label: `Table ${index + 1}` })),
  },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    allLabel: bad.long,
    value: [],
    options: [
      { id: 'word', label: bad.word, description: bad.word },
      { id: 'mixed', label: bad.mixed, description: bad.malformed },
    ],
  },
} satisfies Record<string, Omit<CheckboxGroupProps<string>, 'onChange'>>;
