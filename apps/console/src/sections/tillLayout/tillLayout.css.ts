import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Departments stand before their keys where there is room for both. */
export const screen = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 48rem)': { gridTemplateColumns: `calc(${vars.space[16]} * 2.75) minmax(0, 1fr)` },
  },
});
export const part = style({ alignContent: 'start', display: 'grid', gap: vars.space[3], minInlineSize: 0 });
