import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  forcedColors,
  inLeftToRightWithin,
  inRightToLeft,
  motionSafe,
} from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const progress = componentStyle({
  ...controlFont,
  alignItems: 'center',
  color: vars.color.fg,
  display: 'inline-flex',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

export const figure = componentStyle({
  alignItems: 'center',
  display: 'grid',
  flexShrink: 0,
  justifyItems: 'center',
});

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = componentStyle({
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  gridArea: '1 / 1',
});

export const size = componentStyles({
  sm: { blockSize: vars.space[4], inlineSize: vars.space[4] },
  md: { blockSize: vars.space[8], inlineSize: vars.space[8] },
  lg: { blockSize: vars.space[16], inlineSize: vars.space[16] },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** It fills in the direction of reading, from the top. */
export const circle = componentStyle({
  display: 'block',
  gridArea: '1 / 1',
  selectors: {
    [inRightToLeft]: { transform: 'scaleX(-1)' },
    [inLeftToRightWithin]: { transform: 'none' },
  },
});

/** Where motion is not wanted it stands still: a broken ring, which is no value. */
export const running = componentStyle({
  '@media': { [motionSafe]: { animation: `${turn} calc(${vars.motion.slow} * 4) linear infinite` } },
});

export const ring = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const arc = componentStyle({
  fill: 'none',
  strokeLinecap: 'butt',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': {
    [motionSafe]: { transition: `stroke-dasharray ${vars.motion.normal} ${vars.motion.ease}` },
    [forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const tone = componentStyles({
  accent: { stroke: vars.color.accentMark },
  success: { stroke: vars.color.success },
  danger: { stroke: vars.color.danger },
});
