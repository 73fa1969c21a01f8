import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const pageStyle = (rule: LayeredRule): string => style({ '@layer': { overrides: rule } });

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
