import { vars } from '@comanda/tokens/contract';
import { controlFont, line, truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const box = componentStyle({
  ...controlFont,
  background: vars.color.raised,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  padding: vars.space[1],
});

export const empty = componentStyle({ color: vars.color.fgMuted, margin: 0, padding: vars.space[2] });

export const name = componentStyle({ ...truncate, flexGrow: 1, minInlineSize: 0 });

export const detail = componentStyle({
  color: vars.color.fgMuted,
  flexShrink: 0,
  fontSize: vars.font.size.sm,
  maxInlineSize: '50%',
  overflowWrap: 'anywhere',
  paddingInlineEnd: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const add = componentStyle({ padding: vars.space[1] });
