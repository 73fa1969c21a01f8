import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const line = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});
export const cell = style({ flexBasis: `calc(${vars.space[16]} * 2)`, flexGrow: 1, minInlineSize: 0 });
