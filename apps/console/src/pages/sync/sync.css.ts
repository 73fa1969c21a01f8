import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export { page } from '../../list/list.css.ts';

export const stack = layout.stack[4];
export const subject = style({ display: 'flex', gap: vars.space[2], minInlineSize: 0, overflow: 'hidden' });
export const choices = layout.stack[3];
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

/** What a plan says, beside its button. */
export const planned = style({ display: 'grid', flex: 1, gap: vars.space[1], minInlineSize: '12rem' });
/** A change in the dialog: who made it and when stand at the end. */
export const goingChange = style({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});
/** Words and filters of what goes out. */
export const narrowing = layout.line[2];
/** Of a row of the list the lines of a change keep off its edges. */
export const summary = style({ minInlineSize: 0, paddingBlock: vars.space[1] });
/** What goes out beside where and when; under each other where it is narrow. */
export const publication = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const hour = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
/** In line with what stands below it: browsers indent it. */
export const legend = style({ padding: 0 });
