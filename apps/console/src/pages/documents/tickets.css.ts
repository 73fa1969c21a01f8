import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[6] });
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%' });
export const caption = style({
  fontWeight: vars.font.weight.medium,
  paddingBlockEnd: vars.space[1],
  textAlign: 'start',
});
const cell = style({
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  paddingBlock: vars.space[2],
  verticalAlign: 'baseline',
});
export const start = style([cell, { textAlign: 'start', fontWeight: vars.font.weight.regular }]);
export const end = style([
  cell,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.regular,
    paddingInlineStart: vars.space[3],
    whiteSpace: 'nowrap',
  },
]);
export const sum = style([end, { fontWeight: vars.font.weight.bold }]);
export const madeOf = style({
  fontSize: vars.font.size.sm,
  listStyle: 'none',
  margin: 0,
  paddingInlineStart: vars.space[3],
});
export { quiet } from '../list/list.css.ts';
