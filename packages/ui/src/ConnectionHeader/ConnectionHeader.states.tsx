import { Undo2 } from 'lucide-react';
import { Button } from '../Button/index.ts';
import type { ConnectionHeaderProps } from './index.ts';

const base = {
  title: 'Grill · Plaza Mayor',
  clock: '12:34',
  provenAt: () => 97_000,
  now: () => 100_000,
  children: <Button iconStart={Undo2}>Undo</Button>,
} as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  live: { ...base, state: 'live' },
  catchingUp: { ...base, state: 'catchingUp' },
  polling: { ...base, state: 'polling', provenAt: () => 88_000 },
  old: { ...base, state: 'old', provenAt: () => 0, since: '12:31', waiting: 4 },
  never: { title: base.title, state: 'old' },
  stuck: { ...base, state: 'live', isOutStuck: true, waiting: 3 },
} satisfies Record<string, ConnectionHeaderProps>;
