import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../app/layout.css.ts';

export const section = layout.stack[6];

/** A small curve with what it comes to. */
export const sold = style({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });
export const curve = style({ blockSize: '1.5rem', display: 'block', inlineSize: '5rem' });
