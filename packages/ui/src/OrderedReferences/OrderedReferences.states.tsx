import { bad } from '../values/bad.ts';
import type { OrderedReferencesProps, Reference } from './index.ts';

export const taxes: readonly Reference[] = [
  { id: 'iva21', label: 'IVA general', detail: '21 %' },
  { id: 'iva10', label: 'IVA reducido', detail: '10 %' },
  { id: 'iva4', label: 'IVA superreducido', detail: '4 %' },
  { id: 're52', label: 'Recargo de equivalencia general', detail: '5.2 %' },
  { id: 'igic7', label: 'IGIC general', detail: '7 %' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { value: [] },
  filled: { value: taxes.slice(0, 3) },
  hiddenLabel: { value: taxes.slice(0, 2), isLabelHidden: true },
  readOnly: { value: taxes.slice(0, 3), isReadOnly: true },
  readOnlyEmpty: { value: [], isReadOnly: true },
  invalid: {
    value: taxes.slice(0, 1),
    isRequired: true,
    error: 'A group holds at least two taxes. Add another one.',
  },
  longText: {
    value: [
      {
        id: 'long',
        label:
          'Recargo de equivalencia aplicable a las labores del tabaco y a otros productos del comercio minorista',
        detail: '1.75 %',
      },
      { id: 'word', label: bad.word, detail: bad.mixed },
      { id: 'signs', label: bad.malformed, detail: bad.word },
    ],
  },
} satisfies Record<string, Partial<OrderedReferencesProps>>;
