import { vars } from '@comanda/tokens/contract';
import { controlFont, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const table = componentStyle({
  ...controlFont,
  borderCollapse: 'collapse',
  color: vars.color.fg,
  inlineSize: '100%',
  tableLayout: 'fixed',
});

export const caption = componentStyle({
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space[2],
  textAlign: 'start',
});

const cell = {
  borderBlockEnd: line(vars.color.border),
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const head = componentStyle({
  ...cell,
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

export const field = componentStyle({ ...cell, fontWeight: vars.font.weight.regular });

export const before = componentStyle({ ...cell, color: vars.color.fgMuted });

export const after = componentStyle({ ...cell });

export const arrow = componentStyle({ color: vars.color.fgMuted, marginInlineEnd: vars.space[2] });

export const old = componentStyle({ textDecoration: 'line-through' });

export const none = componentStyle({ textDecoration: 'none' });

export const fresh = componentStyle({ fontWeight: vars.font.weight.medium, textDecoration: 'none' });

export const unset = componentStyle({ color: vars.color.fgSubtle, fontWeight: vars.font.weight.regular });
