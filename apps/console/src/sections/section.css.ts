import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space[6] });
