import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const scale = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  listStyle: 'none',
  margin: vars.space[0],
  padding: vars.space[0],
});
export const level = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  columnGap: vars.space[2],
  display: 'inline-flex',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
});
export const word = componentStyle({ fontWeight: vars.font.weight.bold });
export const range = componentStyle({ fontVariantNumeric: 'tabular-nums' });
export const shape = componentStyle({
  selectors: { '&&': { blockSize: '1.2em', inlineSize: '1.2em' } },
});
