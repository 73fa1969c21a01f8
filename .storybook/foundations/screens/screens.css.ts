import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

export const brand = style({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
export const tile = style({ blockSize: vars.space[6], inlineSize: vars.space[6] });
export const page = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const messages = style({ display: 'grid', gap: vars.space[3] });
export const board = style({
  background: vars.color.page,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100dvb',
});
export const cards = style({ minBlockSize: 0 });
