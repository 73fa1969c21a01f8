import { Link } from '../Link/index.ts';
import { countries, thousand } from '../OptionList/OptionList.states.ts';
import { bad } from '../values/bad.ts';
import type { SearchPanelProps } from './index.ts';

const plain = { label: 'Country', options: countries, value: null };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain,
  chosen: { ...plain, value: 'FR' },
  withFoot: {
    ...plain,
    searchLabel: 'Search countries',
    width: 'sm',
    foot: (
      <Link href="#countries" underline="hover">
        All countries
      </Link>
    ),
  },
  none: { ...plain, options: [], whenEmpty: 'No country of this name' },
  thousand: { ...plain, label: 'Product', options: thousand },
  bad: {
    label: bad.mixed,
    options: Object.entries(bad).map(([id, label]) => ({ id, label, description: bad.word })),
    value: 'long',
    width: 'sm',
  },
} satisfies Record<string, Omit<SearchPanelProps, 'onChange'>>;
