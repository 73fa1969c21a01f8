import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space[5] });
export const preview = style({ display: 'grid', gap: vars.space[2] });
export const samples = style({
  columnGap: vars.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[2],
});
