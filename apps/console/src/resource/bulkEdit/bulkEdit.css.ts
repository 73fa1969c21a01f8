import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const field = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const scroll = style({ overflowX: 'auto' });
export const record = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Beside the arrow of its row, not below it. */
export const details = style({ display: 'inline-grid', verticalAlign: 'top' });
