import { badOptions, countries, thousand } from '../OptionList/OptionList.states.ts';
import { bad } from '../values/bad.ts';
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
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    value: ['word', 'mixed', 'long'],
    options: badOptions,
  },
} satisfies Record<string, Omit<MultiSelectProps<string>, 'onChange'>>;
