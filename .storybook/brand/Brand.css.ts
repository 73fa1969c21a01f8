import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const page = style({
  display: 'grid',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.md,
  gap: vars.space[8],
});
export const section = style({ display: 'grid', gap: vars.space[3] });
export const heading = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold, margin: 0 });
export const row = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
});
export const figure = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const caption = style({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });

export const ground = style({
  alignItems: 'center',
  background: vars.color.bg,
  border: line,
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[5],
});
export const mark = style({ blockSize: vars.space[16], inlineSize: vars.space[16] });
export const circle = style([mark, { borderRadius: '50%' }]);
export const cushion = style([mark, { borderRadius: '28%' }]);

export const screens = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
});
export const screen = style({
  background: vars.color.page,
  border: line,
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  overflow: 'hidden',
});
export const bar = style({
  alignItems: 'center',
  background: vars.color.topbarBg,
  color: vars.color.topbarFg,
  display: 'flex',
  fontWeight: vars.font.weight.bold,
  gap: vars.space[2],
  gridColumn: '1 / -1',
  padding: vars.space[3],
});
export const tile = style({ blockSize: vars.space[6], inlineSize: vars.space[6] });
export const nav = style({
  background: vars.color.navBg,
  color: vars.color.navFg,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
});
export const entry = style({ borderRadius: vars.radius.control, padding: vars.space[2] });
export const current = style([
  entry,
  { background: vars.color.navActive, color: vars.color.navOnActive, fontWeight: vars.font.weight.medium },
]);
export const place = style({ padding: vars.space[5] });
export const card = style({
  background: vars.color.bg,
  border: line,
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  padding: vars.space[5],
});
export const logo = style({ blockSize: vars.space[8] });
export const title = style({ fontSize: vars.font.size.xl, margin: 0 });
export const muted = style({ color: vars.color.fgMuted, margin: 0 });
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
