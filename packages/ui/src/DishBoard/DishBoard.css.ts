import { vars } from '@comanda/tokens/contract';
import { figures as lineFigures, measures, size } from '../LineRow/measures.ts';
import { focusRingInset, forcedColors, line } from '../styles/rules.ts';
import { componentStyle, type LayeredRule } from '../styles/style.ts';
import { card as figures } from '../TicketCard/cardMeasures.ts';

const px = (count: number): string => `${String(count)}px`;
const detail = `calc(${size.line} * ${String(lineFigures.detail)})`;
const selection = '6px';
/** Room around the cards, in which the mark of the chosen one is drawn. */
const edge = '6px';

/** It fills what it stands in. */
export const board = componentStyle({
  blockSize: '100%',
  boxSizing: 'border-box',
  color: vars.color.fg,
  fontFamily: vars.font.family,
  minBlockSize: 0,
  overflow: 'hidden',
  padding: edge,
});
/** Beside something that has pages of its own. */
export const scrolls = componentStyle({ overflowX: 'hidden', overflowY: 'auto' });
/** What stands on one page. */
export const window = componentStyle({ blockSize: '100%' });
const width = `calc(17 * ${size.line})`;
const list: LayeredRule = { listStyle: 'none', margin: 0, padding: 0 };
/** Below one another, as high as they are, then in the next column: what goes beyond the last one is another page. */
export const columns = componentStyle({
  ...list,
  blockSize: '100%',
  columnFill: 'auto',
  columnGap: size.gap,
  columnWidth: width,
});
export const inColumn = componentStyle({
  breakInside: 'avoid',
  marginBlockEnd: size.gap,
  minInlineSize: 0,
});
export const stack = componentStyle({
  ...list,
  display: 'grid',
  gap: size.gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});
/** On another page. */
export const away = componentStyle({ visibility: 'hidden' });

export const card = componentStyle({
  background: vars.color.bg,
  border: `${px(figures.border)} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'grid',
  fontSize: size.line,
  // As wide for each level: what is read first stands below one another.
  gridTemplateColumns: `max(calc(2.4 * ${size.order}), calc(7 * ${size.small})) minmax(0, 1fr)`,
  minInlineSize: 0,
});
export const selected = componentStyle({ outline: `${selection} solid ${vars.color.focus}` });

/** How many, on the ground that tells how late they are; it follows the card's corners. */
export const block = componentStyle({
  alignContent: 'center',
  background: vars.color.bg,
  border: 'none',
  borderEndStartRadius: `calc(${vars.radius.card} - ${px(figures.border)})`,
  borderInlineEnd: line(vars.color.border),
  borderStartStartRadius: `calc(${vars.radius.card} - ${px(figures.border)})`,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'grid',
  font: 'inherit',
  justifyItems: 'center',
  margin: 0,
  minBlockSize: size.bump,
  padding: px(figures.gap),
  rowGap: px(figures.iconGap),
});
export const pressed = componentStyle({
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:active': { backgroundImage: `linear-gradient(${vars.color.pressed}, ${vars.color.pressed})` },
    '&:focus-visible': focusRingInset,
  },
});
export const quantity = componentStyle({
  fontSize: `calc(1.3 * ${size.order})`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
  lineHeight: figures.numberLine,
});
export const level = componentStyle({
  alignItems: 'center',
  columnGap: px(figures.iconGap),
  display: 'inline-flex',
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: figures.smallLine,
  textAlign: 'center',
});
export const icon = componentStyle({ selectors: { '&&': { blockSize: '1em', inlineSize: '1em' } } });

export const body = componentStyle({
  alignContent: 'start',
  columnGap: px(figures.gap),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minInlineSize: 0,
  paddingBlock: px(figures.headInline),
  paddingInline: px(figures.gap),
  rowGap: px(figures.gap),
});
export const name = componentStyle({
  fontWeight: vars.font.weight.bold,
  lineHeight: measures.lineHeight,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const age = componentStyle({
  fontSize: size.line,
  fontWeight: vars.font.weight.bold,
  lineHeight: measures.lineHeight,
  textAlign: 'end',
});
/** Whose they are; by them they are called when they are done. */
export const orders = componentStyle({
  color: vars.color.fgMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  gridColumn: '1 / -1',
  lineHeight: figures.smallLine,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const portions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(figures.gap),
  gridColumn: '1 / -1',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const portion = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fg,
  columnGap: px(figures.gap),
  display: 'inline-flex',
  flexWrap: 'wrap',
  fontFamily: vars.font.family,
  fontSize: detail,
  lineHeight: measures.lineHeight,
  margin: 0,
  maxInlineSize: '100%',
  minBlockSize: size.target,
  minInlineSize: size.target,
  paddingBlock: measures.block,
  paddingInline: px(figures.gap),
  textAlign: 'start',
});
export const struck = componentStyle({ textDecorationLine: 'line-through' });
export const count = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
});
export const way = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = componentStyle({ fontStyle: 'italic', minInlineSize: 0, overflowWrap: 'anywhere' });
export const allergy = componentStyle({
  background: vars.color.bg,
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  fontWeight: vars.font.weight.bold,
  paddingInline: measures.gap,
  '@media': { [forcedColors]: { outline: `${vars.border.focus} solid CanvasText` } },
});
export const seen = componentStyle({ fontWeight: vars.font.weight.bold });
export const shape = componentStyle({
  selectors: { '&&': { blockSize: measures.shape, inlineSize: measures.shape } },
});
export const saving = componentStyle({
  background: vars.color.accentMark,
  blockSize: measures.dot,
  borderRadius: vars.radius.full,
  inlineSize: measures.dot,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
