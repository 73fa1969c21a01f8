import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, hairSpace, scrollArea } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** Tags stand in the box's own flow, whatever elements lie between. */
export const through = componentStyle({ display: 'contents' });

export const box = componentStyle({ alignItems: 'flex-start' });

export const flow = componentStyle({
  alignContent: 'center',
  alignItems: 'center',
  alignSelf: 'stretch',
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: hairSpace,
  paddingInlineStart: vars.space[1],
  position: 'relative',
  selectors: { '&[data-expanded]': { ...scrollArea, maxBlockSize: `calc(${vars.space[16]} * 4)` } },
});

/** Beside the tags as long as there is room to type in. */
export const input = componentStyle({
  flex: `1 1 calc(${vars.space[16]} * 1.5)`,
  inlineSize: 'auto',
  paddingInline: vars.space[1],
});

export const more = componentStyle({
  ...controlFont,
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  margin: 0,
  minBlockSize: vars.space[6],
  minInlineSize: vars.space[6],
  outline: 'none',
  paddingBlock: 0,
  paddingInline: vars.space[1],
  selectors: {
    '&[data-hovered]': { color: vars.color.fg, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
