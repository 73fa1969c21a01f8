import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const merge = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});

export const bar = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const fieldHead = componentStyle({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
});

export const label = componentStyle({ fontWeight: vars.font.weight.medium });

export const original = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });

export const sides = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space[16]} * 3)), 1fr))`,
});

export const side = componentStyle({
  alignItems: 'flex-start',
  background: vars.color.raised,
  border: line(vars.color.borderStrong),
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[2],
  outline: 'none',
  padding: vars.space[3],
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentMark,
      color: vars.color.onAccentSoft,
    },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { outline: `${vars.border.focus} solid Highlight` } },
    },
  },
});

export const dot = componentStyle({
  background: vars.color.field,
  blockSize: vars.size.icon,
  border: line(vars.color.borderField),
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  marginBlockStart: vars.border.focus,
  selectors: {
    [`${side}[data-selected] &`]: { borderColor: vars.color.accentMark, borderWidth: vars.space[1] },
  },
});

export const sideText = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const sideTitle = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  selectors: { [`${side}[data-selected] &`]: { color: 'inherit' } },
});

export const sideValue = componentStyle({
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const foot = componentStyle({
  alignItems: 'center',
  borderBlockStart: line(vars.color.border),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
});

export const summary = componentStyle({ flexGrow: 1, fontVariantNumeric: 'tabular-nums', margin: 0 });
