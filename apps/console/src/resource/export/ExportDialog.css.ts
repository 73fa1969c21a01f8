import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: vars.space[5] });
