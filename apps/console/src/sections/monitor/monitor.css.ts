import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', minInlineSize: 0 });
export const states = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});

export const preview = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const stage = style({ display: 'grid', justifyItems: 'center', minInlineSize: 0 });
export const frame = style({ overflow: 'hidden', position: 'relative' });
/** As large as on its screen, then made smaller as a whole from the corner where lines begin. */
export const wall = style({ insetBlockStart: 0, insetInlineStart: 0, position: 'absolute' });
