import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, floatingSurface, focusRing, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

/** As wide as a sentence of some sixty letters; narrower where the screen is. */
const width = `min(calc(${vars.space[16]} * 7), calc(100vi - ${vars.space[8]}))`;

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } });

export const region = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: width,
  insetBlockEnd: vars.space[5],
  insetInlineStart: `calc(50% - ${width} / 2)`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  pointerEvents: 'none',
  position: 'fixed',
  zIndex: vars.layer.toast,
  '@media': { print: { display: 'none' } },
});

export const toast = componentStyle({
  ...controlFont,
  ...floatingSurface,
  alignItems: 'flex-start',
  display: 'flex',
  gap: vars.space[3],
  outline: 'none',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [motionSafe]: { animation: `${rise} ${vars.motion.spring} ${vars.motion.springEase}` },
    [forcedColors]: { border: line('CanvasText') },
  },
});

/** On the line of the first row of text and of the buttons. */
const firstLine = { alignItems: 'center', display: 'flex', minBlockSize: vars.size.controlSmall } as const;

export const mark = componentRecipe({
  ...firstLine,
  flexShrink: 0,
  variants: {
    tone: {
      info: { color: vars.color.info },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    },
  },
});

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const message = componentStyle({
  ...firstLine,
  columnGap: vars.space[2],
  fontWeight: vars.font.weight.medium,
});

export const detail = componentStyle({
  color: vars.color.fgMuted,
  margin: 0,
  paddingBlockEnd: vars.space[1],
});

export const controls = componentStyle({ ...firstLine, flexShrink: 0, gap: vars.space[1] });
