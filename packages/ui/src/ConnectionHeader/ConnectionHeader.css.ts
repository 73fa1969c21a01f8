import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const header = componentStyle({
  background: vars.color.bg,
  borderBlockEnd: line(vars.color.border),
  color: vars.color.fg,
  fontFamily: vars.font.family,
});
export const bar = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  rowGap: vars.space[1],
});
export const title = componentStyle({
  flexGrow: 1,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const clock = componentStyle({ fontSize: vars.font.size.lg, fontVariantNumeric: 'tabular-nums' });
export const buttons = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
});
export const proof = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  border: line(vars.color.borderStrong),
  borderRadius: vars.radius.full,
  color: vars.color.fg,
  columnGap: vars.space[2],
  display: 'inline-flex',
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
});
export const strip = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  color: vars.color.fg,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  rowGap: vars.space[1],
});
export const stripShape = componentStyle({
  selectors: { '&&': { blockSize: '1.6em', inlineSize: '1.6em' } },
});
export const loud = componentStyle({ textDecorationLine: 'underline' });
