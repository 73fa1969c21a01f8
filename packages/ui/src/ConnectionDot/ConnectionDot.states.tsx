import { Avatar } from '../Avatar/index.ts';
import type { ConnectionDotProps } from './index.ts';

const children = <Avatar name="Lucía Ferrer" />;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  on: { state: 'on', children },
  connecting: { state: 'connecting', children },
  off: { state: 'off', children },
} satisfies Record<string, ConnectionDotProps>;
