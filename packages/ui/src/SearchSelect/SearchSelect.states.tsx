import { countries, thousand } from '../OptionList/OptionList.states.ts';
import type { SearchSelectProps } from './index.ts';

const empty = { label: 'Country', options: countries, value: null };
const chosen = { ...empty, value: 'FR' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  described: { ...chosen, description: 'Where the tax is paid.' },
  wrong: { ...empty, error: 'Choose a country.' },
  disabled: { ...chosen, isDisabled: true },
  small: { ...chosen, size: 'sm' },
  thousand: { label: 'Product', options: thousand, value: null },
} satisfies Record<string, Omit<SearchSelectProps<string>, 'onChange'>>;
