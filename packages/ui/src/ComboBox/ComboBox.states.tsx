import { countries, thousand } from '../OptionList/OptionList.states.ts';
import type { ComboBoxProps } from './index.ts';

const empty = { label: 'Country', value: null, items: countries };
const chosen = { ...empty, value: 'FR' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  required: { ...chosen, isRequired: true },
  wrong: { ...empty, error: 'Choose a country.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  small: { ...chosen, size: 'sm' },
  notAmongFound: { label: 'Product', value: 'p7', selected: { id: 'p7', label: 'Tortilla' }, items: [] },
  withCreate: { ...empty, label: 'Supplier', onCreate: () => {} },
  searchFailed: {
    ...empty,
    items: [],
    onSearch: () => {},
    searchError: 'No connection. Type again to try once more.',
  },
  longText: {
    label: 'Supplier from whom this is bought, اسم المورد, as its invoices write it',
    value: 'long',
    items: [
      {
        id: 'long',
        label: 'Hermanos Fernández de la Vega y Compañía, Frutas y Verduras al por Mayor del Norte',
        description: 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 12',
      },
      { id: 'ar', label: 'شركة النيل للمواد الغذائية (Nile Foods)' },
    ],
  },
  thousand: { label: 'Product', value: null, items: thousand },
} satisfies Record<string, Omit<ComboBoxProps<string>, 'onChange'>>;
