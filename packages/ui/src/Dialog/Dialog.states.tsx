import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { bad } from '../values/bad.ts';
import type { DialogProps } from './index.ts';

const actions = (
  <>
    <Button slot="close">Cancel</Button>
    <Button tone="accent" slot="close">
      Save
    </Button>
  </>
);

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  form: {
    title: 'Rename the view',
    actions,
    children: <TextField label="Name" defaultValue="Active taxes" />,
  },
  text: { title: 'Keyboard', children: 'Press ? on any page to see its keys.', isDismissable: true },
  small: { title: 'Rename the view', size: 'sm', actions, children: <TextField label="Name" /> },
  large: { title: 'Compare', size: 'lg', actions, children: 'Both versions side by side.' },
  extraLarge: { title: 'Compare', size: 'xl', actions, children: 'Both versions side by side.' },
  alert: {
    title: 'The session ends in a minute',
    role: 'alertdialog',
    actions,
    children: 'What you typed is kept.',
  },
  long: {
    title: 'Everything that was published to the stores of this business since the beginning of the month',
    actions,
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Change {index + 1}</p>),
  },
  bad: { title: bad.word, actions, children: `${bad.word} ${bad.mixed} ${bad.malformed}` },
} satisfies Record<string, DialogProps>;
