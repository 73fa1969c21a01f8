import { vars } from '@comanda/tokens/contract';
import { controlFont, dangerText, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const meter = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.font.size.sm,
  justifyContent: 'space-between',
});

export const label = componentStyle({
  fontWeight: vars.font.weight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'inline-flex',
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The limit that is reached, as a sign and a word beside the value. */
export const reached = componentRecipe({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space[1],
  variants: {
    tone: {
      warning: { color: vars.color.fg },
      danger: { color: dangerText },
    },
  },
});

/** Squared, where a progress bar is round: this stands, that runs. */
export const track = componentStyle({
  background: vars.color.bg,
  blockSize: vars.space[2],
  borderRadius: `calc(${vars.space[1]} / 2)`,
  boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.border}`,
  position: 'relative',
  '@media': { [forcedColors]: { border: line('CanvasText') } },
});

/** Room for the notches below. */
export const limited = componentStyle({ marginBlockEnd: `calc(${vars.space[1]} * 1.5)` });

export const bar = componentRecipe({
  blockSize: '100%',
  borderRadius: `calc(${vars.space[1]} / 2)`,
  '@media': {
    [motionSafe]: { transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}` },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accentMark },
      warning: { background: vars.color.warning },
      danger: { background: vars.color.danger },
    },
  },
});

/** Where a limit lies: a notch below the bar, which is seen whatever the bar's colour. */
export const limit = componentStyle({
  background: vars.color.fgMuted,
  blockSize: vars.space[1],
  inlineSize: vars.border.focus,
  insetBlockStart: `calc(100% + ${vars.space[1]} / 2)`,
  marginInlineStart: `calc(${vars.border.thin} * -1)`,
  position: 'absolute',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
