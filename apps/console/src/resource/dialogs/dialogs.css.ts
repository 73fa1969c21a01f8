import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const text = style({ margin: 0 });
export const list = style({
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  marginBlockEnd: 0,
  marginBlockStart: vars.space[3],
  maxBlockSize: `calc(${vars.space[16]} * 5)`,
  overflowY: 'auto',
  padding: 0,
});
export const item = style({
  alignItems: 'baseline',
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` } },
});
export const code = style({ fontWeight: vars.font.weight.medium });
