import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const progress = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const words = componentStyle({
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[2],
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});

export const value = componentStyle({ color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });

export const track = componentStyle({
  // Opaque: what is done has to be told from it on any ground.
  background: vars.color.sunken,
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.border}`,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: line('CanvasText') } },
});

const travel = keyframes({ from: { marginInlineStart: '-40%' }, to: { marginInlineStart: '100%' } });

export const bar = componentRecipe({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  '@media': {
    [motionSafe]: { transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}` },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accentMark },
      success: { background: vars.color.success },
      danger: { background: vars.color.danger },
    },
    isRunning: {
      true: {
        inlineSize: '40%',
        '@media': {
          [motionSafe]: { animation: `${travel} calc(${vars.motion.slow} * 6) ${vars.motion.ease} infinite` },
        },
      },
    },
  },
});
export type Tone = keyof typeof bar.classNames.variants.tone;
