import { vars } from '@comanda/tokens/contract';
import { createVar } from '@vanilla-extract/css';
import { focusRing, forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const columns = createVar();
export const rows = createVar();
const gap = vars.space[4];
/** Of a tile's width that four figures take, and of its height that a number with a name below it takes. */
const WIDE = 0.36;
const HIGH = 0.5;

export const board = componentStyle({
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  inlineSize: '100%',
  '@media': {
    '(orientation: portrait)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
export const part = componentStyle({
  background: vars.color.bg,
  color: vars.color.fg,
  display: 'grid',
  fontFamily: vars.font.family,
  gap,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  padding: vars.space[6],
});
export const title = componentStyle({
  fontSize: 'clamp(1.5rem, 3.2vmin, 4rem)',
  fontWeight: vars.font.weight.bold,
  margin: 0,
});
/** What the size of the numbers is reckoned from. */
export const room = componentStyle({ containerType: 'size', minBlockSize: 0 });
export const list = componentStyle({
  blockSize: '100%',
  display: 'grid',
  fontSize: `min(calc(${WIDE} * (100cqi / ${columns} - ${gap})), calc(${HIGH} * (100cqb / ${rows} - ${gap})))`,
  gap,
  gridAutoRows: `calc((100% - (${rows} - 1) * ${gap}) / ${rows})`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const place = componentStyle({ display: 'grid', minBlockSize: 0, minInlineSize: 0 });
export const tile = componentStyle({
  alignContent: 'center',
  background: vars.color.bg,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'grid',
  fontFamily: vars.font.family,
  fontSize: 'inherit',
  inlineSize: '100%',
  justifyItems: 'center',
  minBlockSize: 0,
  overflow: 'hidden',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
/** Around its tile, whose ground is another one than that of the ring. */
export const press = componentStyle({
  // As high as what is only read beside it; a button places its content in the middle.
  alignItems: 'stretch',
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'grid',
  fontFamily: vars.font.family,
  fontSize: 'inherit',
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  padding: 0,
  userSelect: 'none',
  selectors: { '&:focus-visible': focusRing },
});
/** It has been handed over, and can be had back for a moment. */
export const leaving = componentStyle({ color: vars.color.fgMuted });
export const number = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.1,
});
export const detail = componentStyle({
  fontSize: '0.3em',
  lineHeight: 1.2,
  maxInlineSize: '100%',
  overflow: 'hidden',
  paddingInline: vars.space[2],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
