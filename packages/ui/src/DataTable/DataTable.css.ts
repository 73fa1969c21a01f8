import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, flat, focusRingInset, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';
import { property } from './property.ts';

const print = 'print';

export const table = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  position: 'relative',
});

export const fill = componentStyle({ blockSize: '100%' });

/** The card around rows and footer. */
export const frame = componentStyle({
  ...flat,
  background: vars.color.raised,
  borderRadius: vars.radius.card,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  '@media': { [print]: { border: 'none', boxShadow: 'none', overflow: 'visible' } },
});

export const scroller = componentStyle({
  // What sticks asks it whether anything scrolls.
  containerType: 'inline-size',
  minBlockSize: 0,
  outline: 'none',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  position: 'relative',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: `${vars.size.row} 0`,
  scrollPaddingInline: `var(${property.stickyStart}, 0px) var(${property.stickyEnd}, 0px)`,
  selectors: { '&:focus-visible': focusRingInset },
  '@media': { [print]: { overflow: 'visible', maxBlockSize: 'none' } },
});

/** Many rows are virtual and need a window to scroll in. */
export const windowed = componentStyle({ maxBlockSize: '70vb' });

export const grid = componentStyle({
  display: 'block',
  minInlineSize: `var(${property.totalWidth})`,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const progress = componentStyle({
  background: vars.color.accentMark,
  blockSize: vars.border.focus,
  inlineSize: '100%',
  insetBlockStart: 0,
  insetInlineStart: 0,
  position: 'absolute',
  zIndex: vars.layer.sticky,
  '@media': {
    [motionSafe]: { animation: `${breathe} calc(${vars.motion.slow} * 4) ${vars.motion.ease} infinite` },
  },
});
