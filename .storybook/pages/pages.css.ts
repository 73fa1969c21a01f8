import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

export const brand = style({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
export const tile = style({ blockSize: vars.space[6], inlineSize: vars.space[6] });
export const page = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const narrowPage = style([page, { maxInlineSize: '52rem' }]);
export const board = style({
  background: vars.color.page,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100dvb',
});
export const cards = style({ minBlockSize: 0 });

export const figures = style({
  background: vars.color.raised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.flat,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  margin: 0,
  padding: vars.space[2],
});
export const figure = style({ display: 'grid', gap: vars.space[1], padding: vars.space[3] });
export const muted = style({ color: vars.color.fgMuted });
export const small = style({ color: vars.color.fgMuted, fontSize: vars.font.size.sm, margin: 0 });
export const number = style({
  fontFeatureSettings: '"cv11", "ss03"',
  fontSize: vars.font.size.display,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.title,
  letterSpacing: `calc(1em * ${vars.font.tracking.display})`,
  lineHeight: vars.font.line.display,
  margin: 0,
});
export const halves = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const values = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});
export const stack = style({ display: 'grid', gap: vars.space[4] });
export const words = style({ alignItems: 'baseline', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
});
