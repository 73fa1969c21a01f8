import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export { page } from '../list/list.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[4] });
export const subject = style({ display: 'flex', gap: vars.space[2], minInlineSize: 0, overflow: 'hidden' });
export const choices = style({ display: 'grid', gap: vars.space[3] });
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
});
export const tillName = style({ display: 'grid', minInlineSize: 0 });
export const itemHead = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
/** Filters keep their own width; the table below takes all of it. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], overflowX: 'auto' });
