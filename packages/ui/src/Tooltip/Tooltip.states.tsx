import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { TooltipProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  short: { text: 'Sends the changes to the tills', children: <Button>Publish</Button> },
  long: {
    text: 'Sends every change since the last publication to the tills of the stores that are chosen in the list',
    children: <Button>Publish</Button>,
  },
  disabled: { text: 'Sends the changes to the tills', isDisabled: true, children: <Button>Publish</Button> },
  bad: { text: `${bad.word} ${bad.mixed} ${bad.malformed}`, children: <Button>Publish</Button> },
} satisfies Record<string, TooltipProps>;
