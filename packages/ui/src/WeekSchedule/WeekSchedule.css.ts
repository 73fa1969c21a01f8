import { vars } from '@comanda/tokens/contract';
import { line, narrow } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const week = componentStyle({ display: 'grid' });

/** A fieldset is laid out around its legend: it is the row, and the legend floats where its heading stands. */
export const day = componentStyle({
  border: 'none',
  borderBlockEnd: line(vars.color.border),
  display: 'flow-root',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  paddingBlock: vars.space[2],
});

export const name = componentStyle({
  boxSizing: 'border-box',
  color: vars.color.fg,
  float: 'inline-start',
  fontSize: vars.font.size.sm,
  inlineSize: `calc(${vars.space[16]} * 1.5)`,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  padding: 0,
  paddingBlock: vars.space[2],
  // Beside its hours it leaves too little room for them in a narrow window.
  '@media': { [narrow]: { float: 'none', inlineSize: '100%' } },
});

export const spans = componentStyle({
  alignItems: 'flex-start',
  columnGap: vars.space[6],
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  rowGap: vars.space[2],
});

export const span = componentStyle({ alignItems: 'flex-start', display: 'flex', gap: vars.space[2] });

export const dash = componentStyle({ color: vars.color.fgMuted, paddingBlock: vars.space[2] });

export const deeds = componentStyle({ display: 'flex', gap: vars.space[1] });

export const closed = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
});

export const adding = componentStyle({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
