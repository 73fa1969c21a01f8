import { vars } from '@comanda/tokens/contract';
import { dangerText, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const tiles = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  // Four side by side, two where it is narrow; one alone is no larger than each of four.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(calc(${vars.space[10]} * 2.5), calc((100% - 3 * ${vars.space[3]}) / 4)), 1fr))`,
  inlineSize: '100%',
  listStyle: 'none',
  margin: 0,
  maxInlineSize: `calc(${vars.space[16]} * 10)`,
  padding: 0,
});

export const tile = componentStyle({
  borderRadius: vars.radius.card,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const frame = componentStyle({
  alignItems: 'center',
  aspectRatio: '1',
  background: vars.color.field,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fgSubtle,
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  position: 'relative',
  selectors: { '&[data-failed]': { borderColor: dangerText, borderStyle: 'dashed' } },
});

const filling = { blockSize: '100%', forcedColorAdjust: 'none', inlineSize: '100%' } as const;
export const picture = componentStyle({ ...filling, objectFit: 'contain' });
export const colour = componentStyle(filling);

export const reading = componentStyle({ inlineSize: '60%' });

export const mark = componentStyle({
  insetBlockStart: vars.space[1],
  insetInlineStart: vars.space[1],
  maxInlineSize: `calc(100% - ${vars.space[2]})`,
  position: 'absolute',
});

export const tools = componentStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSmall,
});
export const last = componentStyle({ display: 'flex', marginInlineStart: 'auto' });

export const failure = componentStyle({
  alignItems: 'start',
  color: vars.color.onDangerSoft,
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});

export const zone = componentStyle({ alignItems: 'stretch', flexDirection: 'column', gap: vars.space[3] });

export const adding = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: `min(calc(${vars.space[16]} * 4), 100%)`,
});
