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
  horizontal: { ...some, orientation: 'horizontal' },
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
  longText: {
    label: 'Places of this business, wherever they are, at which the till may offer this product to guests',
    allLabel: 'Everywhere, also at places that open later',
    value: ['a'],
    options: [
      {
        id: 'a',
        label: 'Salón principal con vistas al puerto, comedor privado y barra de la planta superior',
        description: 'Reservations only from Thursday to Sunday, and on the evenings before public holidays.',
      },
      { id: 'b', label: 'شرفة المطعم (Terrace 2)', description: 'مفتوحة من 18:30 حتى 23:00' },
      { id: 'c', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenbedienung' },
    ],
  },
} satisfies Record<string, Omit<CheckboxGroupProps<string>, 'onChange'>>;
