import { TextField } from '../TextField/index.ts';
import { bad } from '../values/bad.ts';
import type { PopoverProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  titled: { title: 'Share this view', children: <TextField label="Name of the view" /> },
  labelled: { label: 'Help', children: 'Taxes are applied in the order of this list.' },
  small: { label: 'Help', width: 'sm', children: 'Taxes are applied in the order of this list.' },
  large: { title: 'Share this view', width: 'lg', children: <TextField label="Name of the view" /> },
  unpadded: { label: 'Help', padding: 'none', children: 'To the edges' },
  long: {
    title: 'All stores',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Store {index + 1}</p>),
  },
  bad: { title: bad.word, width: 'sm', children: `${bad.word} ${bad.mixed} ${bad.malformed}` },
} satisfies Record<string, PopoverProps>;
