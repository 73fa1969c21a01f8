import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const frame = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** Wider than a phone, it is scrolled there: a table has to be pressed with a finger. */
export const scroller = componentStyle({
  background: vars.color.raised,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  overflow: 'auto',
  scrollbarWidth: 'thin',
});

/** A room does not turn round with the language: its left is its left. */
export const plan = componentStyle({
  border: 0,
  margin: 0,
  padding: 0,
  backgroundImage: `linear-gradient(${vars.color.border} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.border} 1px, transparent 1px)`,
  minInlineSize: '40rem',
  position: 'relative',
});

export const piece = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  border: line(vars.color.borderField),
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  cursor: 'grab',
  display: 'flex',
  flexDirection: 'column',
  font: 'inherit',
  justifyContent: 'center',
  lineHeight: vars.font.line.tight,
  minInlineSize: 0,
  outline: 'none',
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { ...focusRing, zIndex: 2 },
    '&[data-shape="round"]': { borderRadius: vars.radius.full },
    '&[data-kind="decoration"]': { borderStyle: 'dashed' },
    '&[data-kind="floor"]': { background: vars.color.sunken, borderColor: vars.color.border },
    '&[aria-pressed="true"]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentBorder,
      boxShadow: vars.shadow.lifted,
      color: vars.color.onAccentSoft,
      zIndex: 1,
    },
    '&[data-wrong="true"]': { borderColor: vars.color.danger, borderStyle: 'double' },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
  },
});
export const name = componentStyle({
  fontWeight: vars.font.weight.medium,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = componentStyle({
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const hint = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm, margin: 0 });
