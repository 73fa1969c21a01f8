import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import { flag } from '../form.css.ts';

export const line = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});
export const cell = style({ flexBasis: `calc(${vars.space[16]} * 2)`, flexGrow: 1, minInlineSize: 0 });

/** A line whose fields are of different heights: a card, so that it is seen what belongs together. */
export const tallLine = style([
  line,
  {
    alignItems: 'start',
    background: vars.color.raised,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    gap: vars.space[4],
    padding: vars.space[4],
  },
]);
export const flagCell = style([cell, flag]);
