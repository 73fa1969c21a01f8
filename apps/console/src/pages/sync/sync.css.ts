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

/** What a change does, a line a field. */
export const changed = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const changedField = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  minInlineSize: 0,
});
/** What a plan says, beside its button. */
export const planned = style({ display: 'grid', flex: 1, gap: vars.space[1], minInlineSize: '12rem' });
/** A change in the dialog: who made it and when stand at the end. */
export const goingHead = style({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});
/** What goes out beside where and when; under each other where it is narrow. */
export const publication = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const hour = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
