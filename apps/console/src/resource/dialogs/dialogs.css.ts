import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A sentence and what it is about. */
export const stack = style({ display: 'grid', gap: vars.space[3] });
