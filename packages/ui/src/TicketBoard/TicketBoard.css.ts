import { vars } from '@comanda/tokens/contract';
import { motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const EDGE = 6;

/** It fills what it stands in. It scrolls only where not even one dish fits into a column. */
export const board = componentStyle({
  blockSize: '100%',
  boxSizing: 'border-box',
  color: vars.color.fg,
  fontFamily: vars.font.family,
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  padding: `${String(EDGE)}px`,
  position: 'relative',
});
export const cells = componentStyle({ position: 'relative' });
/**
 * A layer of its own, out of which nothing is drawn: what ticks or changes on a card is drawn anew, and what a pointer
 * hits is looked for, without the rest of a full board. Its corners are square: round ones would be cut out of each layer.
 */
export const cell = componentStyle({
  contain: 'content',
  insetBlockStart: 0,
  position: 'absolute',
  willChange: 'transform',
  // A gap closes calmly.
  '@media': { [motionSafe]: { transition: `translate ${vars.motion.quick} ${vars.motion.ease}` } },
  selectors: {
    '&:focus-visible': {
      borderRadius: vars.radius.card,
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focus,
    },
  },
});
/** Tells how many pixels the least width of a card is. */
export const probe = componentStyle({
  blockSize: 0,
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  position: 'absolute',
  visibility: 'hidden',
});
