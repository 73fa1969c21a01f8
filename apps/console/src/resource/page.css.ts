import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.space[16]} * 20)`,
});

export const tools = style({
  alignItems: 'center',
  columnGap: vars.space[5],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[3],
});
export const search = style({ flexBasis: `calc(${vars.space[16]} * 4)`, flexGrow: 0 });
/** Keeps the place of the list's menu, which comes after the rows. */
export const menu = style({ minBlockSize: vars.size.control, minInlineSize: vars.size.control });
