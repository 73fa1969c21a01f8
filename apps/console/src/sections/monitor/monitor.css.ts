import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', minInlineSize: 0 });
export const states = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});
