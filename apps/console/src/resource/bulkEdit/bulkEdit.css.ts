import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const stack = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const field = layout.stack[1];
export const scroll = style({ overflowX: 'auto' });
export const record = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Beside the arrow of its row, not below it. */
export const details = style({ display: 'inline-grid', verticalAlign: 'top' });
