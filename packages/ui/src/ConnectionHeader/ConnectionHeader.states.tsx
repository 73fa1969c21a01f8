import { Undo2, Volume2 } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { ConnectionHeaderProps, Told } from './index.ts';

const base = {
  title: 'Grill · Plaza Mayor',
  clock: '12:34',
  provenAt: () => 97_000,
  now: () => 100_000,
  children: <Button iconStart={Undo2}>Undo</Button>,
} as const;

const nothing = () => undefined;
const silent: Told = {
  id: 'silent',
  tone: 'warning',
  text: 'New orders cannot be heard',
  action: { label: 'Turn the sound on', icon: Volume2, onPress: nothing },
};
const back: Told = {
  id: 'back',
  tone: 'info',
  text: 'Connected again',
  detail: '8 new dishes while there was no connection.',
  onClose: nothing,
};
const disk: Told = { id: 'disk', tone: 'danger', text: 'This screen cannot keep what is pressed' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  live: { ...base, state: 'live' },
  catchingUp: { ...base, state: 'catchingUp' },
  polling: { ...base, state: 'polling', provenAt: () => 88_000 },
  old: { ...base, state: 'old', provenAt: () => 0, since: '12:31', waiting: 4 },
  never: { title: base.title, state: 'old' },
  stuck: { ...base, state: 'live', isOutStuck: true, waiting: 3 },
  told: { ...base, state: 'live', facts: '14 tickets · 38 to make', told: [back, silent], onTold: nothing },
  folded: { ...base, state: 'live', told: [back, silent, disk], onTold: nothing },
  oldAndMore: { ...base, state: 'old', since: '12:31', waiting: 4, told: [silent, disk], onTold: nothing },
  bad: {
    ...base,
    state: 'live',
    title: bad.word,
    facts: bad.word,
    told: [{ ...back, text: bad.word, detail: bad.mixed }],
    onTold: nothing,
  },
} satisfies Record<string, ConnectionHeaderProps>;
