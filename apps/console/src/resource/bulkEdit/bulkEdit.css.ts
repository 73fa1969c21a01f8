import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const field = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const text = style({ color: vars.color.fgMuted, fontSize: vars.font.size.sm, margin: 0 });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  listStyle: 'none',
  margin: 0,
  outline: 'none',
  padding: 0,
});
export const count = style({ display: 'grid' });
export const figure = style({
  fontSize: vars.font.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
});
export const scroll = style({ overflowX: 'auto' });
export const lines = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const head = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold, margin: 0 });
export const refused = style({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const reason = style({ color: vars.color.fgMuted });
export const record = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Beside the arrow of its row, not below it. */
export const details = style({
  display: 'inline-grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  verticalAlign: 'top',
});
export const kept = style({
  alignItems: 'center',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
});
