import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRingInset, forcedColors, line, veil } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const group = componentStyle({
  ...controlFont,
  border: 'none',
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
});

export const legend = componentStyle({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

/** Side by side where both have room, else one below the other. */
export const sides = componentStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space[16]} * 3.5)), 1fr))`,
});

export const side = componentStyle({
  background: vars.color.bg,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflow: 'clip',
});

export const head = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: vars.size.row,
  paddingInline: vars.space[3],
});
export const search = componentStyle({ paddingBlockEnd: vars.space[2], paddingInline: vars.space[3] });
export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const item = componentStyle({ borderBlockStart: line(vars.color.border) });

const rowBase = {
  ...controlFont,
  alignItems: 'center',
  background: 'none',
  border: 'none',
  boxSizing: 'border-box',
  color: 'inherit',
  display: 'flex',
  gap: vars.space[3],
  inlineSize: '100%',
  margin: 0,
  minBlockSize: `max(${vars.space[12]}, ${vars.size.touch})`,
  outline: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  textAlign: 'start',
} as const;
export const row = componentStyle(rowBase);
export const press = componentStyle({
  ...rowBase,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': veil(vars.color.hover),
    '&[data-pressed]': veil(vars.color.pressed),
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
export const words = componentStyle({
  display: 'grid',
  flex: '1 1 0',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const details = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  selectors: { [`${press}[data-disabled] &`]: { color: 'inherit' } },
});
export const mark = componentStyle({
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { [`${press}:is([data-hovered], [data-pressed], [data-disabled]) &`]: { color: 'inherit' } },
});
export const none = componentStyle({
  borderBlockStart: line(vars.color.border),
  color: vars.color.fgMuted,
  margin: 0,
  padding: vars.space[3],
});
export const more = componentStyle({
  borderBlockStart: line(vars.color.border),
  padding: vars.space[1],
});
