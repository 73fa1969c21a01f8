import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const stack = layout.stack[6];
export const line = layout.line[3];
export const fields = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
});
export const bought = style({
  alignItems: 'end',
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns:
    'minmax(0, 1.4fr) minmax(0, 1.2fr) 5rem minmax(5.5rem, 7rem) 5rem minmax(5.5rem, 8rem) minmax(4.5rem, 7rem) auto',
});
export const boughtCard = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const wide = style({ gridColumn: '1 / -1' });
export const figure = style({ display: 'grid', justifyItems: 'end', paddingBlockEnd: vars.space[2] });
export const end = style({ justifySelf: 'end' });
