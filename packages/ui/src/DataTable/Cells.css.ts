import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import {
  fieldEdge,
  figures,
  focusRing,
  focusRingInset,
  forcedColors,
  inRightToLeft,
  line,
  motionSafe,
  truncate,
} from '../styles/rules.ts';
import { components } from '../styles/layers.css.ts';
import { status } from '../Status/Status.css.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';
import { property } from './property.ts';

const print = 'print';

/** What is out of sight is neither styled nor drawn until it comes near: a page of rows costs what of it is seen. */
export const row = componentStyle({
  background: vars.color.raised,
  // Above, not below: a row whose height is no whole pixel is drawn over the last pixel of the one before.
  borderBlockStart: line(vars.color.border),
  boxSizing: 'border-box',
  containIntrinsicBlockSize: `auto ${vars.size.row}`,
  contentVisibility: 'auto',
  display: 'grid',
  gridTemplateColumns: `var(${property.template})`,
  minBlockSize: vars.size.row,
  selectors: {
    '&:first-child': { borderBlockStartColor: 'transparent' },
    '&:hover': { background: vars.color.rowHover },
    '&[aria-selected="true"]': { background: vars.color.rowSelected },
  },
  '@media': {
    [print]: { breakInside: 'avoid', contentVisibility: 'visible' },
  },
});

/** Two that look the same, by turns: a change in the middle of the light of the one before lights up again. */
export const changed = [0, 1].map((turn) => {
  const lightUp = keyframes({ from: { backgroundColor: vars.color.accentSoft } }, `light_${turn}`);
  return componentStyle({
    '@media': { [motionSafe]: { animation: `${lightUp} ${vars.motion.flash} ${vars.motion.ease}` } },
  });
});

export const cell = componentStyle({
  alignItems: 'center',
  background: 'inherit',
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
  outline: 'none',
  paddingInline: vars.space[3],
  position: 'relative',
  selectors: { '&:focus-visible': focusRingInset },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${row}[aria-selected="true"] > &`]: { borderBlock: `${vars.border.focus} solid Highlight` },
      },
    },
  },
});

export const cellText = componentStyle({ ...truncate, minInlineSize: 0 });

export const rowHeader = componentStyle({ fontWeight: vars.font.weight.medium });

/** Two lines: what the row is, and what is said of it more quietly. */
export const lead = componentStyle({
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A name of the other direction stands at the edge of its column all the same.
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});

export const about = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  maxInlineSize: '100%',
});
/** Beside what is said, else below it: nothing of either is cut for the other. */
export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  selectors: { '&:empty': { display: 'none' } },
});
export const under = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  minInlineSize: 0,
  // What has no room on a phone ends before the figure beside it, and never lies over it.
  overflow: 'hidden',
});
/** A further text with the dot before it: both give way together. */
export const part = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  minInlineSize: 0,
  overflow: 'hidden',
  // A state is never cut: the texts around it give way.
  selectors: { [`&:has(> ${status})`]: { minInlineSize: 'auto', overflow: 'visible' } },
});
// A code is read in one piece: what stands after it gives way.
globalStyle(`${under} > bdi`, {
  '@layer': { [components]: { ...truncate, flexShrink: 0, maxInlineSize: '100%' } },
});
globalStyle(`${part} > bdi`, { '@layer': { [components]: { ...truncate, minInlineSize: 0 } } });
// A state that stands among texts is as large as they are.
globalStyle(`:is(${under}, ${part}) > :nth-child(n)`, {
  '@layer': { [components]: { fontSize: 'inherit' } },
});
// Of several texts the last gives way, and the one before only when that is gone: none is cut beside another.
[1, 2, 3].forEach((parts) =>
  globalStyle(`${under} > ${part}:nth-child(n + ${parts + 1})`, {
    '@layer': { [components]: { flexShrink: 100_000 ** parts } },
  }),
);

/** The card's own edges are those of its row; the boxes beside it have room of their own. */
export const card = componentStyle({
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[3] },
    '&:last-child': { paddingInlineEnd: vars.space[3] },
  },
});

/** What a person looks for in a row is never cut. */
export const value = componentStyle({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
});

export const end = componentStyle({
  ...figures,
  justifyContent: 'flex-end',
  textAlign: 'end',
});

export const centred = componentStyle({ justifyContent: 'center', padding: 0 });

/** As wide as a line where the columns are wider than their window, nothing where all of them stand in it. */
const whereItScrolls = `clamp(0px, calc((var(${property.totalWidth}) - 100cqi) * 999), ${vars.border.thin})`;

export const sticky = componentRecipe({
  position: 'sticky',
  zIndex: 1,
  '@media': { [print]: { position: 'static' } },
  variants: {
    /** The border between what sticks and what scrolls. */
    edge: {
      start: { borderInlineEnd: line(vars.color.border), borderInlineEndWidth: whereItScrolls },
      end: { borderInlineStart: line(vars.color.border), borderInlineStartWidth: whereItScrolls },
    },
  },
});

/** Smaller than in a form: there is one in every row, and what a row is comes before it. */
const box = `calc(${vars.size.icon} * 0.875)`;
/** A part of the box, whose mark grows with it. */
const partOfBox = (part: number): string => `calc(${box} / ${part})`;
const markLine = `${partOfBox(8)} solid ${vars.color.onAccent}`;

/** As large as its cell: the target is the whole square, the box in it is drawn. */
export const check = componentStyle({
  appearance: 'none',
  blockSize: '100%',
  cursor: 'pointer',
  display: 'grid',
  inlineSize: '100%',
  margin: 0,
  outline: 'none',
  placeItems: 'center',
  position: 'relative',
  selectors: {
    '&::before': {
      background: vars.color.field,
      blockSize: box,
      // As fields it is told by its lower edge, until its row is pointed at.
      ...fieldEdge,
      borderRadius: vars.radius.mark,
      boxSizing: 'border-box',
      content: '""',
      gridArea: '1 / 1',
      inlineSize: box,
    },
    [`${row}:hover &:not(:checked, :indeterminate)::before, &:focus-visible:not(:checked, :indeterminate)::before`]:
      { borderColor: vars.color.borderField },
    '&:checked::before, &:indeterminate::before': {
      background: vars.color.accent,
      borderColor: vars.color.accentEdge,
    },
    '&::after': { boxSizing: 'border-box', content: '""', gridArea: '1 / 1' },
    '&:checked::after': {
      blockSize: partOfBox(2),
      borderBlockEnd: markLine,
      borderInlineEnd: markLine,
      inlineSize: partOfBox(4),
      transform: 'translateY(-15%) rotate(45deg)',
    },
    [`${inRightToLeft}:checked::after`]: { transform: 'translateY(-15%) rotate(45deg) scaleX(-1)' },
    '&:indeterminate::after': {
      blockSize: partOfBox(8),
      border: 'none',
      background: vars.color.onAccent,
      inlineSize: partOfBox(2),
      transform: 'none',
    },
    '&:focus-visible::before': focusRing,
    '&:disabled': { cursor: 'default' },
    '&:disabled::before': { background: vars.color.sunken, borderColor: vars.color.border },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before, &::after': { forcedColorAdjust: 'none' },
        '&::before': { background: 'Field', borderColor: 'FieldText' },
        '&:checked::before, &:indeterminate::before': {
          background: 'Highlight',
          borderColor: 'HighlightText',
        },
        '&:checked::after': { borderColor: 'HighlightText' },
        '&:indeterminate::after': { background: 'HighlightText' },
        '&:disabled::before': { background: 'Field', borderColor: 'GrayText' },
      },
    },
  },
});

export const menuButton = componentStyle({
  alignItems: 'center',
  background: 'none',
  blockSize: vars.size.controlSmall,
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'flex',
  inlineSize: vars.size.controlSmall,
  justifyContent: 'center',
  outline: 'none',
  padding: 0,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.fg },
    '&[aria-expanded="true"]': { background: vars.color.pressed, color: vars.color.fg },
    '&:focus-visible': focusRing,
  },
  '@media': { [print]: { display: 'none' } },
});

/** What stands in place of rows stays in view while the header scrolls sideways. */
export const notice = componentStyle({
  boxSizing: 'border-box',
  display: 'grid',
  insetInlineStart: 0,
  justifyItems: 'center',
  maxInlineSize: '100%',
  padding: vars.space[8],
  position: 'sticky',
});
