import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] } as const;
export const week = style({ display: 'grid', gap: vars.space[3] });
export const day = style({ ...line, alignItems: 'start' });
export const name = style({ flexBasis: `calc(${vars.space[16]} * 1.5)`, paddingBlock: vars.space[2] });
export const spans = style({ ...line, flex: 1, columnGap: vars.space[6] });
export const span = style({ ...line, flexWrap: 'nowrap', alignItems: 'end' });
export const deeds = style({ display: 'flex', gap: vars.space[1] });
export const closed = style({ display: 'grid', gap: vars.space[2] });
