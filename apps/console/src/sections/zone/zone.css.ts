import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const actions = style({ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const piece = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 3)), 1fr))`,
});
export const plan = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
