import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const section = layout.stack[5];
export const preview = layout.stack[2];
export const samples = style({
  columnGap: vars.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[2],
});
