import { vars } from '@comanda/tokens/contract';
import { controlFont, figures, forcedColors, tracked } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const donut = componentStyle({
  ...controlFont,
  alignItems: 'center',
  color: vars.color.fg,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  '@media': { print: { breakInside: 'avoid' } },
});
export const ring = componentStyle({
  display: 'grid',
  flex: `0 0 calc(${vars.space[16]} * 2 + ${vars.space[8]})`,
  marginInline: 'auto',
  position: 'relative',
});
export const shapes = componentStyle({ display: 'block', gridArea: '1 / 1', inlineSize: '100%' });
export const track = componentStyle({
  fill: 'none',
  stroke: vars.color.chip,
  strokeWidth: '14',
  '@media': { [forcedColors]: { stroke: 'none' } },
});
export const part = componentStyle({ '@media': { [forcedColors]: { stroke: 'Canvas' } } });
export const middle = componentStyle({
  alignContent: 'center',
  display: 'grid',
  gridArea: '1 / 1',
  justifyItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  paddingInline: vars.space[8],
  textAlign: 'center',
});
export const total = componentStyle({
  ...figures,
  ...tracked('heading'),
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.title,
  overflowWrap: 'anywhere',
});
export const name = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
export const list = componentStyle({
  display: 'grid',
  flex: `1 1 calc(${vars.space[16]} * 3)`,
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
});
export const row = componentStyle({
  alignItems: 'baseline',
  columnGap: vars.space[2],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(6ch, auto)',
  // Fingers need room around each link.
  '@media': { '(pointer: coarse)': { alignItems: 'center', minBlockSize: vars.size.touch } },
});
export const word = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = componentStyle({
  ...figures,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const share = componentStyle({
  ...figures,
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const empty = componentStyle({ ...controlFont, color: vars.color.fgMuted, margin: 0 });
