import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 2.5)), 1fr))`,
});
export const stack = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
