import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const page = layout.stack[6];
export const choices = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space[16]} * 3)), calc(${vars.space[16]} * 5)))`,
});
export const spans = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const rate = style({ display: 'grid', minInlineSize: 0 });
