import type { Option } from '../OptionList/index.ts';
import { badOptions } from '../OptionList/OptionList.states.ts';
import { bad } from '../values/bad.ts';
import type { ChoiceListProps } from './index.ts';

export const departments: readonly Option[] = [
  { id: 'd1', label: 'Drinks', end: 'BEB' },
  { id: 'd2', label: 'Kitchen', end: 'COC' },
  { id: 'd3', label: 'Desserts', end: 'POS' },
  { id: 'd4', label: 'Shop', end: 'TIE' },
];
const gone: Option = { id: 'd9', label: 'No longer there' };

const none = { label: 'Department', found: departments, chosen: [], isMany: true };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none,
  several: { ...none, chosen: departments.slice(1, 3) },
  single: { ...none, chosen: departments.slice(0, 1), isMany: false, isLabelHidden: true },
  gone: { ...none, chosen: [gone] },
  searching: { ...none, found: [], isLoading: true },
  nothingFound: { ...none, found: [] },
  wrong: { ...none, error: 'Choose what to compare with.' },
  bad: {
    ...none,
    label: bad.word,
    error: bad.malformed,
    found: badOptions.slice(0, 2),
    chosen: badOptions.slice(0, 1),
  },
} satisfies Record<string, Omit<ChoiceListProps, 'onChange' | 'onSearch'>>;
