import { bad } from '../values/bad.ts';
import type { SwatchProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  small: { colour: '#b4531a' },
  large: { colour: '#b4531a', size: 'lg' },
  white: { colour: '#ffffff' },
  malformed: { colour: bad.malformed },
  short: { colour: 'F00', size: 'lg' },
} satisfies Record<string, SwatchProps>;
