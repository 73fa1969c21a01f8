import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const line = style({ alignItems: 'end', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const cell = style({ flexBasis: `calc(${vars.space[16]} * 2)`, flexGrow: 1, minInlineSize: 0 });
/** A box with its label beside it needs no more room than that, and stands at the height of the controls around. */
export const flag = style({ paddingBlockEnd: vars.space[2] });
export const lines = style({ display: 'grid', gap: vars.space[2] });
