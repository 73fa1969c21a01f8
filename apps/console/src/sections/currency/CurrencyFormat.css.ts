import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space[5] });
export const preview = style({
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
});
export const caption = style({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });
export const samples = style({
  columnGap: vars.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
  rowGap: vars.space[2],
});
export const sample = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});
