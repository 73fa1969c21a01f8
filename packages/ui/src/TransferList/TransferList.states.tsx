import { bad } from '../values/bad.ts';
import type { TransferListProps } from './index.ts';

const items = [
  { id: 'encina', label: 'Taberna La Encina', description: 'ENCINA' },
  { id: 'faro', label: 'Casa Faro', description: 'FARO' },
  { id: 'zoco', label: 'Zoco', description: 'ZOCO', isDisabled: true },
];
const many = Array.from({ length: 11 }, (_, index) => ({
  id: `s${index}`,
  label: `Store ${index + 1}`,
  description: index % 2 === 0 ? 'Madrid' : 'Valencia',
}));
const some = { label: 'Companies', items, value: ['faro'] };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  some,
  nothingChosen: { ...some, value: [] },
  allChosen: { ...some, value: ['encina', 'faro', 'zoco'] },
  inChunks: { label: 'Stores', items: many, value: [] },
  manyChosen: { label: 'Stores', items: many, value: many.map(({ id }) => id) },
  described: { ...some, description: 'Their people are told.' },
  wrong: { ...some, value: [], error: 'Choose one company at least.' },
  disabled: { ...some, isDisabled: true },
  readOnly: { label: 'Stores', items: many, value: many.slice(0, 6).map(({ id }) => id), isReadOnly: true },
  readOnlyEmpty: { ...some, value: [], isReadOnly: true },
  nothingToChoose: { ...some, items: [], value: [] },
  bad: {
    label: bad.word,
    error: bad.malformed,
    value: ['mixed'],
    items: [
      { id: 'word', label: bad.word, description: bad.long },
      { id: 'mixed', label: bad.mixed, description: bad.malformed },
    ],
  },
} satisfies Record<string, Omit<TransferListProps, 'onChange'>>;
