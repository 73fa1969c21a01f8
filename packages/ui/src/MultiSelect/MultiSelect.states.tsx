import { countries, thousand } from '../OptionList/OptionList.states.ts';
import type { MultiSelectProps } from './index.ts';

const nothing = () => {};
const empty = { label: 'Countries', options: countries, value: [] };
const chosen = { ...empty, value: ['FR', 'EG'] };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  described: { ...chosen, description: 'Where the product may be sold.' },
  required: { ...empty, isRequired: true },
  wrong: { ...chosen, error: 'The supplier does not deliver to Egypt.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  small: { ...chosen, size: 'sm' },
  large: { ...chosen, size: 'lg' },
  hiddenLabel: { ...chosen, isLabelHidden: true },
  nothingToChoose: { ...empty, options: [] },
  gone: { ...chosen, value: ['FR', 'XX'], selected: [{ id: 'FR', label: 'France' }] },
  many: { label: 'Products', options: thousand, value: thousand.slice(0, 60).map(({ id }) => id) },
  huge: { label: 'Products', options: thousand, value: thousand.map(({ id }) => id) },
  loading: { ...empty, options: [], onSearch: nothing, isLoading: true },
  searchFailed: {
    ...empty,
    options: [],
    onSearch: nothing,
    searchError: 'No connection. Type again to try once more.',
  },
  longText: {
    label: 'Suppliers from whom this may be bought, أسماء الموردين, in the order in which they are asked',
    value: ['long', 'word', 'ar'],
    options: [
      {
        id: 'long',
        label: 'Hermanos Fernández de la Vega y Compañía, Frutas y Verduras al por Mayor del Norte',
        description: 'Delivers on Mondays, Wednesdays and on the evenings before public holidays',
      },
      { id: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenbedienungsfrühstück' },
      { id: 'ar', label: 'شركة النيل للمواد الغذائية (Nile Foods)' },
    ],
  },
} satisfies Record<string, Omit<MultiSelectProps<string>, 'onChange'>>;
