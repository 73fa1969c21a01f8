import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

const stacked = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const editor = stacked;
export const certificate = stacked;
export const ending = style({
  alignItems: 'center',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
