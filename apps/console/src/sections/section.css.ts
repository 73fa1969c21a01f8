import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space[6] });

/** A small curve with what it comes to. */
export const sold = style({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });
export const curve = style({ blockSize: '1.5rem', display: 'block', inlineSize: '5rem' });
