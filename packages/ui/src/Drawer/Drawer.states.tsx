import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { DrawerProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { title: 'History', children: 'IVA21 was changed by Ana Ruiz.' },
  small: { title: 'History', size: 'sm', children: 'IVA21 was changed by Ana Ruiz.' },
  large: { title: 'History', size: 'lg', children: 'IVA21 was changed by Ana Ruiz.' },
  withActions: {
    title: 'Columns',
    children: 'Choose what the list shows.',
    actions: (
      <Button tone="accent" slot="close">
        Done
      </Button>
    ),
  },
  long: {
    title: 'History',
    children: Array.from({ length: 80 }, (_, index) => <p key={index}>Change {index + 1}</p>),
  },
  bad: { title: bad.word, children: `${bad.word} ${bad.mixed} ${bad.malformed}` },
} satisfies Record<string, DrawerProps>;
