import { vars } from '@comanda/tokens/contract';
import { focusRingInset, forcedColors, line } from '../styles/rules.ts';
import { measures, size } from '../LineRow/measures.ts';
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
/** A torn edge: the order goes on in the next cell, or comes from the one before. */
export const goesOn = componentStyle({
  borderEndEndRadius: 0,
  borderInlineEndStyle: 'dashed',
  borderStartEndRadius: 0,
});
export const comesFrom = componentStyle({
  borderEndStartRadius: 0,
  borderInlineStartStyle: 'dashed',
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
  selectors: {
    [`${goesOn} > &`]: { borderStartEndRadius: 0 },
    [`${comesFrom} > &`]: { borderStartStartRadius: 0 },
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
/** In what the number and the age leave: all of it, or none where it would have to be cut. */
export const till = componentStyle({
  blockSize: '1lh',
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: figures.smallLine,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: { '&::before': { blockSize: '1lh', content: "''" } },
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
  fontSize: size.line,
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

export const ribbon = componentStyle({
  background: vars.color.infoSoft,
  color: vars.color.fg,
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: figures.smallLine,
  overflowWrap: 'anywhere',
  paddingBlock: px(figures.smallBlock),
  paddingInline: px(figures.headInline),
});
export const note = componentStyle({
  background: vars.color.infoSoft,
  color: vars.color.fg,
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
/** A dish, apart from its neighbours by what a gloved finger needs. */
export const dish = componentStyle({
  borderBlockEnd: line(vars.color.border),
  paddingBlock: `calc(${size.gap} / 2)`,
});
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

export const foot = componentStyle({
  contain: 'layout style',
  flexShrink: 0,
  padding: px(figures.footBlock),
  paddingBlockStart: `calc(${size.gap} / 2)`,
});
const footLook = {
  alignItems: 'center',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  columnGap: px(figures.gap),
  display: 'flex',
  fontFamily: vars.font.family,
  inlineSize: '100%',
  lineHeight: figures.smallLine,
} as const;
export const bump = componentStyle({
  ...footLook,
  background: vars.color.bg,
  border: `${vars.border.focus} solid ${vars.color.borderStrong}`,
  color: vars.color.fg,
  cursor: 'pointer',
  fontSize: size.line,
  fontWeight: vars.font.weight.bold,
  justifyContent: 'center',
  minBlockSize: size.bump,
  paddingBlock: 0,
  paddingInline: px(figures.headInline),
  userSelect: 'none',
  selectors: {
    '&:active': { backgroundImage: `linear-gradient(${vars.color.pressed}, ${vars.color.pressed})` },
    '&:focus-visible': focusRingInset,
  },
});
export const bumpWord = componentStyle({ flexGrow: 1, textAlign: 'center' });
export const footState = componentStyle({
  alignItems: 'center',
  columnGap: px(figures.iconGap),
  display: 'inline-flex',
  fontSize: size.small,
  fontWeight: vars.font.weight.medium,
});
/** Nothing to press: how it stands, or that it goes on. */
export const strip = componentStyle({ ...footLook, fontSize: size.small, justifyContent: 'end' });
