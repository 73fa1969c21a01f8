import { vars } from '@comanda/tokens/contract';
import { focusRingInset, forcedColors, line } from '../styles/rules.ts';
import { figures as lineFigures, measures, size } from '../LineRow/measures.ts';
import { componentStyle } from '../styles/style.ts';
import { card as figures } from './cardMeasures.ts';

const px = (count: number): string => `${String(count)}px`;
const selection = '6px';

export const card = componentStyle({
  background: vars.color.bg,
  border: `${px(figures.border)} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  contain: 'layout style',
  display: 'flex',
  flexDirection: 'column',
  fontFamily: vars.font.family,
  fontSize: size.line,
  minBlockSize: '100%',
  minInlineSize: 0,
});
/** Around whatever holds the card; a little apart from it where that has the focus, too. */
export const selected = componentStyle({
  borderRadius: vars.radius.card,
  outline: `${selection} solid ${vars.color.focus}`,
  selectors: {
    '&&:focus-visible': {
      outline: `${selection} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focus,
    },
  },
});
/** A torn edge: the order goes on in the next place, or comes from the one before. */
export const goesOn = componentStyle({
  borderBlockEndStyle: 'dashed',
  borderEndEndRadius: 0,
  borderEndStartRadius: 0,
});
export const comesFrom = componentStyle({
  borderBlockStartStyle: 'dashed',
  borderStartEndRadius: 0,
  borderStartStartRadius: 0,
});

const inner = `calc(${vars.radius.card} - ${px(figures.border)})`;
/** It follows the card's corners by itself: cut off by the card, each card of a full board would be drawn in more pieces. */
export const head = componentStyle({
  background: vars.color.bg,
  borderBlockEnd: line(vars.color.border),
  borderStartEndRadius: inner,
  borderStartStartRadius: inner,
  color: vars.color.fg,
  flexShrink: 0,
  paddingBlock: px(figures.headBlock),
  paddingInline: px(figures.headInline),
  position: 'relative',
  selectors: {
    [`${comesFrom} > &`]: { borderStartEndRadius: 0, borderStartStartRadius: 0 },
  },
});
/** What presses it lies over all of it. */
export const pressedHead = componentStyle({
  minBlockSize: size.bump,
  selectors: {
    '&:active': { backgroundImage: `linear-gradient(${vars.color.pressed}, ${vars.color.pressed})` },
  },
});
export const numbers = componentStyle({
  alignItems: 'center',
  columnGap: px(figures.gap),
  display: 'flex',
  fontSize: size.order,
  fontWeight: vars.font.weight.bold,
  lineHeight: figures.numberLine,
});
export const number = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** One that is too long for its card keeps its last figures: by them orders are told apart. */
export const longNumber = componentStyle({
  direction: 'rtl',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** In what the number and the age leave, on two rows of small text: by it two tills' numbers are told apart. */
export const till = componentStyle({
  display: '-webkit-box',
  flex: '1 1 0',
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
/** The head of a part that goes on: no larger than it needs to be. */
export const repeated = componentStyle({ fontSize: size.line });
export const on = componentStyle({
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const struck = componentStyle({ textDecorationLine: 'line-through' });
export const tile = componentStyle({
  border: `${vars.border.focus} solid currentColor`,
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  flexShrink: 0,
  fontSize: size.small,
  lineHeight: figures.smallLine,
  display: 'inline-flex',
  justifyContent: 'center',
  minInlineSize: '1.7em',
});
/** Laid out by itself: another key moves nothing around it. */
export const tileKey = componentStyle({
  blockSize: '1lh',
  contain: 'size layout style',
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const tileSelected = componentStyle({
  background: vars.color.fg,
  borderColor: vars.color.fg,
  color: vars.color.bg,
});
export const saving = componentStyle({
  background: 'currentColor',
  blockSize: measures.dot,
  borderRadius: vars.radius.full,
  flexShrink: 0,
  inlineSize: measures.dot,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const age = componentStyle({
  alignItems: 'center',
  columnGap: px(figures.iconGap),
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
});
export const part = componentStyle({
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
});
export const levelShape = componentStyle({
  selectors: { '&&': { blockSize: '0.7em', inlineSize: '0.7em' } },
});
export const facts = componentStyle({
  alignItems: 'center',
  columnGap: px(figures.gap),
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: size.small,
  lineHeight: figures.smallLine,
});
export const place = componentStyle({
  fontSize: `calc(${size.line} * ${String(lineFigures.detail)})`,
  fontWeight: vars.font.weight.bold,
  lineHeight: measures.lineHeight,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
export const fact = componentStyle({
  alignItems: 'center',
  columnGap: px(figures.iconGap),
  display: 'inline-flex',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});
export const other = componentStyle({
  alignItems: 'baseline',
  columnGap: px(figures.iconGap),
  display: 'inline-flex',
  fontWeight: vars.font.weight.medium,
  maxInlineSize: '100%',
});
export const otherName = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const last = componentStyle({ fontWeight: vars.font.weight.bold, marginInlineStart: 'auto' });
export const icon = componentStyle({ selectors: { '&&': { blockSize: '1em', inlineSize: '1em' } } });

/** Apart from the head, whose clock ticks. */
export const body = componentStyle({ contain: 'layout style', flexGrow: 1 });
export const pieces = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });

/** What a cook must notice, such as a table that changed: as large as a note. */
export const ribbon = componentStyle({
  background: vars.color.infoSoft,
  color: vars.color.fg,
  fontSize: `calc(${size.line} * ${String(lineFigures.detail)})`,
  fontWeight: vars.font.weight.medium,
  lineHeight: measures.lineHeight,
  overflowWrap: 'anywhere',
  paddingBlock: px(figures.smallBlock),
  paddingInline: px(figures.headInline),
});
/** Turned round: amber and red say how late an order is, and what a guest must not eat. */
export const rush = componentStyle({
  background: vars.color.bg,
  fontWeight: vars.font.weight.bold,
  '@media': { [forcedColors]: { border: `${vars.border.focus} solid CanvasText` } },
});
export const note = componentStyle({
  background: vars.color.infoSoft,
  color: vars.color.fg,
  fontSize: `calc(${size.line} * ${String(lineFigures.detail)})`,
  fontStyle: 'italic',
  lineHeight: measures.lineHeight,
  overflowWrap: 'anywhere',
  paddingBlock: px(figures.smallBlock),
  paddingInline: px(figures.headInline),
});
export const heading = componentStyle({
  background: vars.color.bg,
  color: vars.color.fg,
  fontSize: size.small,
  fontWeight: vars.font.weight.bold,
  lineHeight: figures.smallLine,
  overflowWrap: 'anywhere',
  paddingBlock: px(figures.smallBlock),
  paddingInline: px(figures.headInline),
});
export const dish = componentStyle({ borderBlockEnd: line(vars.color.border) });
/** What came later is cut off from what was there by more than a hairline. */
export const addOns = componentStyle({
  borderBlockStart: `${measures.gap} double ${vars.color.borderStrong}`,
});
export const others = componentStyle({
  columnGap: px(figures.gap),
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: size.small,
  lineHeight: figures.smallLine,
  paddingBlock: px(figures.smallBlock),
  paddingInline: px(figures.headInline),
});

/** Where an order is cut. */
export const foot = componentStyle({
  alignItems: 'center',
  color: vars.color.fg,
  columnGap: px(figures.iconGap),
  display: 'flex',
  flexShrink: 0,
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
  justifyContent: 'end',
  lineHeight: figures.smallLine,
  paddingBlock: px(figures.smallBlock),
  paddingInline: px(figures.headInline),
});
/** Over the head, and nothing else of it. */
export const bump = componentStyle({
  background: 'transparent',
  border: 'none',
  borderStartEndRadius: inner,
  borderStartStartRadius: inner,
  color: 'inherit',
  cursor: 'pointer',
  font: 'inherit',
  inset: 0,
  margin: 0,
  padding: 0,
  position: 'absolute',
  userSelect: 'none',
  selectors: { '&:focus-visible': focusRingInset },
});
/** What is done, as one row. */
export const done = componentStyle({
  alignItems: 'center',
  background: 'transparent',
  border: 'none',
  color: vars.color.fgMuted,
  columnGap: px(figures.iconGap),
  cursor: 'pointer',
  display: 'flex',
  fontFamily: vars.font.family,
  fontSize: `calc(${size.line} * ${String(lineFigures.detail)})`,
  inlineSize: '100%',
  lineHeight: measures.lineHeight,
  margin: 0,
  minBlockSize: size.target,
  paddingBlock: measures.block,
  paddingInline: px(figures.headInline),
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.fg },
    '&:active': { background: vars.color.pressed, color: vars.color.fg },
    '&:focus-visible': focusRingInset,
  },
});
