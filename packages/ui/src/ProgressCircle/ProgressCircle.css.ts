import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  forcedColors,
  inLeftToRightWithin,
  inRightToLeft,
  motionSafe,
} from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

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

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** It fills in the direction of reading, from the top. */
export const circle = componentRecipe({
  display: 'block',
  gridArea: '1 / 1',
  selectors: {
    [inRightToLeft]: { transform: 'scaleX(-1)' },
    [inLeftToRightWithin]: { transform: 'none' },
  },
  variants: {
    size: {
      sm: { blockSize: vars.space[4], inlineSize: vars.space[4] },
      md: { blockSize: vars.space[8], inlineSize: vars.space[8] },
      lg: { blockSize: vars.space[16], inlineSize: vars.space[16] },
    },
    /** Where motion is not wanted it stands still: a broken ring, which is no value. */
    isRunning: {
      true: {
        '@media': { [motionSafe]: { animation: `${turn} calc(${vars.motion.slow} * 4) linear infinite` } },
      },
    },
  },
});
export type Size = keyof typeof circle.classNames.variants.size;

export const ring = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const arc = componentRecipe({
  fill: 'none',
  strokeLinecap: 'butt',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': {
    [motionSafe]: { transition: `stroke-dasharray ${vars.motion.normal} ${vars.motion.ease}` },
    [forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: {
    tone: {
      accent: { stroke: vars.color.accentMark },
      success: { stroke: vars.color.success },
      danger: { stroke: vars.color.danger },
    },
  },
});
export type Tone = keyof typeof arc.classNames.variants.tone;
