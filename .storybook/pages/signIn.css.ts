import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

export const page = style({
  alignContent: 'center',
  background: vars.color.page,
  color: vars.color.fg,
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: '100dvb',
  padding: vars.space[4],
});
export const column = style({ display: 'grid', gap: vars.space[6], inlineSize: 'min(100%, 26rem)' });
export const head = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  textAlign: 'center',
});
export const tile = style({
  blockSize: vars.space[12],
  inlineSize: vars.space[12],
  marginBlockEnd: vars.space[2],
});
export const title = style({ fontSize: vars.font.size.title });
export const note = style({ color: vars.color.fgMuted, textWrap: 'balance' });
export const form = style({ display: 'grid', gap: vars.space[4] });
export const between = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
});
export const foot = style({ color: vars.color.fgMuted, textAlign: 'center' });
