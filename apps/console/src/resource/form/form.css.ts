import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const field = style({ minInlineSize: 0 });
/** Boxes to tick have their labels beside them: they stand closer than fields do, in a line of their own. */
export const flags = style({
  columnGap: vars.space[6],
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 4)), 1fr))`,
  rowGap: vars.space[3],
});
/** Where a record stands in its list, with one step to either side. */
/** Pictures, state and place of a record, below each other at its side. */
export const glance = layout.stack[5];
export const parts = style({ display: 'grid', gap: vars.space[8], gridTemplateColumns: 'minmax(0, 1fr)' });
export const main = layout.stack[4];
export const proposed = layout.line[2];
export const change = layout.stack[1];
export const changeHead = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
export const skeleton = layout.stack[5];

/** What a question says, part by part. */
export const reach = layout.stack[4];
