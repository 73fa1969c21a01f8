import { badOptions, countries, thousand } from '../OptionList/OptionList.states.ts';
import { bad } from '../values/bad.ts';
import type { ComboBoxProps } from './index.ts';

const empty = { label: 'Country', value: null, options: countries };
const chosen = { ...empty, value: 'FR' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  required: { ...chosen, isRequired: true },
  wrong: { ...empty, error: 'Choose a country.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  small: { ...chosen, size: 'sm', isLabelHidden: true },
  notAmongFound: { label: 'Product', value: 'p7', selected: { id: 'p7', label: 'Tortilla' }, options: [] },
  withCreate: { ...empty, label: 'Supplier', onCreate: () => {} },
  searchFailed: {
    ...empty,
    options: [],
    onSearch: () => {},
    searchError: 'No connection. Type again to try once more.',
  },
  thousand: { label: 'Product', value: null, options: thousand },
  gone: { ...empty, value: 'XX' },
  bad: { label: bad.word, description: bad.mixed, error: bad.malformed, value: 'word', options: badOptions },
} satisfies Record<string, Omit<ComboBoxProps<string>, 'onChange'>>;
