import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  floatingSurface,
  forcedColors,
  line,
  motionSafe,
  opening,
  scrollArea,
  unopened,
} from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const scrim = componentStyle({
  alignItems: 'center',
  background: vars.color.scrim,
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  boxSizing: 'border-box',
  display: 'flex',
  inlineSize: '100%',
  insetBlockStart: 0,
  insetInlineStart: 0,
  justifyContent: 'center',
  padding: vars.space[4],
  position: 'fixed',
  zIndex: vars.layer.overlay,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [motionSafe]: { transition: `opacity ${vars.motion.normal} ${vars.motion.ease}` } },
});

export const modal = componentRecipe({
  ...floatingSurface,
  ...controlFont,
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&[data-entering], &[data-exiting]': unopened },
  '@media': {
    [motionSafe]: { transition: opening },
    [forcedColors]: { border: line('CanvasText') },
  },
  variants: {
    size: {
      sm: { maxInlineSize: `calc(${vars.space[16]} * 6.5)` },
      md: { maxInlineSize: `calc(${vars.space[16]} * 9)` },
      lg: { maxInlineSize: `calc(${vars.space[16]} * 12.5)` },
      xl: { maxInlineSize: `calc(${vars.space[16]} * 17)` },
    },
  },
});
export type Size = keyof typeof modal.classNames.variants.size;

export const dialog = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
});

export const header = componentStyle({
  alignItems: 'flex-start',
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[3],
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[5]} ${vars.space[4]}`,
});

export const title = componentStyle({
  color: vars.color.fg,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
});

export const body = componentStyle({
  ...scrollArea,
  flex: '1 1 auto',
  minBlockSize: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space[5],
  paddingInline: vars.space[5],
});

export const footer = componentStyle({
  borderBlockStart: line(vars.color.border),
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
});
