import { vars } from '@comanda/tokens/contract';
import { pageStyle } from './pageStyle.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const ground = { background: vars.color.page, color: vars.color.fg, minBlockSize: '100dvb' } as const;

export const alone = pageStyle({ ...ground, display: 'grid', padding: vars.space[4], placeItems: 'center' });
export const card = pageStyle({
  background: vars.color.bg,
  border: line,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space[5],
  inlineSize: `min(100%, calc(${vars.space[16]} * 7))`,
  padding: vars.space[6],
});
export const logo = pageStyle({ blockSize: vars.space[8], inlineSize: 'auto', justifySelf: 'start' });
export const title = pageStyle({ fontSize: vars.font.size.xl });
export const form = pageStyle({ display: 'grid', gap: vars.space[5] });
export const page = pageStyle({ ...ground, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' });
export const bar = pageStyle({
  alignItems: 'center',
  background: vars.color.topbarBg,
  borderBlockEnd: line,
  color: vars.color.topbarFg,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
});
export const person = pageStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const middle = pageStyle({ display: 'grid', padding: vars.space[4], placeItems: 'center' });

export const choosing = pageStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[6],
  inlineSize: `min(100%, calc(${vars.space[16]} * 16))`,
  marginInline: 'auto',
  padding: vars.space[6],
});
export const company = pageStyle({ display: 'grid', gap: vars.space[4] });
export const companyName = pageStyle({ fontSize: vars.font.size.lg });
export const store = pageStyle({ display: 'grid', gap: vars.space[2] });
export const storeName = pageStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.md });
export const monitors = pageStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 4)), 1fr))`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const monitor = pageStyle({ justifyContent: 'start', minBlockSize: vars.space[16] });
export const monitorText = pageStyle({ display: 'grid', justifyItems: 'start', textAlign: 'start' });
export const screens = pageStyle({ color: vars.color.fgMuted, fontWeight: vars.font.weight.regular });
