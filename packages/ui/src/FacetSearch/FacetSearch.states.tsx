import { departments } from '../ChoiceList/ChoiceList.states.tsx';
import { bad } from '../values/bad.ts';
import type { FacetSearchProps } from './index.ts';

const none = { label: 'Department', found: departments, chosen: [] };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none,
  one: { ...none, chosen: departments.slice(0, 1) },
  several: { ...none, chosen: departments },
  gone: { ...none, chosen: [{ id: 'd9', label: 'No longer there' }] },
  longText: {
    ...none,
    chosen: [{ id: 'd8', label: bad.mixed }],
  },
} satisfies Record<string, Omit<FacetSearchProps, 'onChange' | 'onSearch'>>;
