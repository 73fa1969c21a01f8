import { badOptions, countries, thousand } from '../OptionList/OptionList.states.ts';
import { bad } from '../values/bad.ts';
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
  small: { ...chosen, size: 'sm', isLabelHidden: true },
  thousand: { label: 'Product', options: thousand, value: null },
  gone: { ...empty, value: 'XX' },
  bad: { label: bad.word, description: bad.mixed, error: bad.malformed, value: 'word', options: badOptions },
} satisfies Record<string, Omit<SearchSelectProps<string>, 'onChange'>>;
