import { Coins, Percent } from 'lucide-react';
import { badOptions, countries, thousand } from '../OptionList/OptionList.states.ts';
import { bad } from '../values/bad.ts';
import type { SelectProps } from './index.ts';

const empty = { label: 'Country', options: countries };
const chosen = { ...empty, defaultValue: 'FR' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  described: {
    label: 'Kind',
    defaultValue: 'normal',
    options: [
      { id: 'normal', label: 'Percentage', description: 'Of the price before tax', icon: Percent },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line', icon: Coins },
    ],
  },
  faces: {
    label: 'Company',
    defaultValue: 'encina',
    options: [
      {
        id: 'encina',
        label: 'Taberna La Encina',
        description: 'ENCINA',
        avatar: { name: 'Taberna La Encina', src: null, shape: 'square' },
      },
      { id: 'luz', label: 'Café Luz', avatar: { name: 'Café Luz', src: null, shape: 'square' } },
    ],
  },
  required: { ...empty, isRequired: true },
  wrong: { ...empty, error: 'Choose a country.' },
  disabled: { ...chosen, isDisabled: true },
  small: { ...chosen, size: 'sm', isLabelHidden: true },
  nothing: { label: 'Country', options: [] },
  thousand: { label: 'Product', options: thousand },
  gone: { ...empty, value: 'XX' },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    defaultValue: 'word',
    options: badOptions,
  },
} satisfies Record<string, SelectProps<string>>;
