import type { ComboBoxProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: {
    label: 'Country',
    value: null,
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  chosen: {
    label: 'Country',
    value: 'FR',
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  required: {
    label: 'Country',
    value: 'FR',
    isRequired: true,
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  wrong: {
    label: 'Country',
    value: null,
    error: 'Choose a country.',
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  disabled: {
    label: 'Country',
    value: 'FR',
    isDisabled: true,
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  readOnly: {
    label: 'Country',
    value: 'FR',
    isReadOnly: true,
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  small: {
    label: 'Country',
    value: 'FR',
    size: 'sm',
    items: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  notAmongFound: { label: 'Product', value: 'p7', selected: { id: 'p7', label: 'Tortilla' }, items: [] },
  thousand: {
    label: 'Product',
    value: null,
    items: Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}`, label: `Product ${index + 1}` })),
  },
} satisfies Record<string, Omit<ComboBoxProps<string>, 'onChange'>>;
