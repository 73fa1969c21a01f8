import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export { figures, page, quiet } from '../list/list.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[4] });
export const text = style({ margin: 0 });
export const code = style({ fontWeight: vars.font.weight.medium });
export const subject = style({
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const choices = style({
  border: 0,
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  minInlineSize: 0,
  padding: 0,
});
export const legend = style({
  fontWeight: vars.font.weight.medium,
  marginBlockEnd: vars.space[2],
  padding: 0,
});
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
});
export const tills = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const till = style({
  alignItems: 'center',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[2],
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const tillName = style({ display: 'grid', minInlineSize: 0 });
export const item = style({
  display: 'grid',
  gap: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const itemHead = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.medium,
});
/** Filters keep their own width; the table below takes all of it. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], overflowX: 'auto' });
export const oneLine = style({
  color: vars.color.fgMuted,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
