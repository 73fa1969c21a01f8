import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const summary = style({
  alignItems: 'center',
  columnGap: vars.space[1],
  display: 'flex',
  flexWrap: 'wrap',
});
export const telling = style({ display: 'flex', minInlineSize: 0 });
