import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const stack = layout.stack[6];
export const line = layout.line[3];
/** What a document comes to at one end, the way to others at the other. */
export const head = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
});
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
/** A fact that is as long as a line. */
export const whole = style({ gridColumn: '1 / -1' });
/** A code beside what it stands for. */
export const coded = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 30rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const madeOf = style({ paddingInlineStart: vars.space[3] });
export const parties = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
});
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
});
