import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  focusRing,
  focusRingInset,
  forcedColors,
  line,
  motionSafe,
  truncate,
} from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';
import { property } from './property.ts';

const print = 'print';

export const table = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  position: 'relative',
});

export const fill = componentStyle({ blockSize: '100%' });

/** Fixed in height, so that the rows do not move when the bulk bar takes its place. */
export const strip = componentStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
  minBlockSize: vars.size.control,
  paddingBlockEnd: vars.space[2],
  '@media': { [print]: { display: 'none' } },
});

export const stripText = componentStyle({
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 0,
});

export const tools = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[1],
});

/** The card around rows and footer. */
export const frame = componentStyle({
  background: vars.color.raised,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  '@media': { [print]: { border: 'none', overflow: 'visible' } },
});

export const scroller = componentStyle({
  minBlockSize: 0,
  outline: 'none',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  position: 'relative',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: `${vars.size.row} 0`,
  scrollPaddingInline: `var(${property.stickyStart}, 0px) var(${property.stickyEnd}, 0px)`,
  selectors: { '&:focus-visible': focusRingInset },
  '@media': { [print]: { overflow: 'visible', maxBlockSize: 'none' } },
});

/** Many rows are virtual and need a window to scroll in. */
export const windowed = componentStyle({ maxBlockSize: '70vb' });

export const grid = componentStyle({
  display: 'block',
  minInlineSize: `var(${property.totalWidth})`,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

/** What is out of sight is neither styled nor drawn until it comes near: a page of rows costs what of it is seen. */
export const row = componentStyle({
  background: vars.color.raised,
  borderBlockEnd: line(vars.color.border),
  boxSizing: 'border-box',
  containIntrinsicBlockSize: `auto ${vars.size.row}`,
  contentVisibility: 'auto',
  display: 'grid',
  gridTemplateColumns: `var(${property.template})`,
  minBlockSize: vars.size.row,
  selectors: {
    '[role=rowgroup]:last-child > &:last-of-type': { borderBlockEndColor: 'transparent' },
    '&:hover': { background: vars.color.rowHover },
    '&[aria-selected="true"]': { background: vars.color.rowSelected },
  },
  '@media': {
    [print]: { breakInside: 'avoid', contentVisibility: 'visible' },
  },
});

export const header = componentStyle({
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.layer.sticky,
  '@media': { [print]: { position: 'static' } },
});

export const headerRow = componentStyle({
  background: vars.color.sunken,
  borderBlockEnd: line(vars.color.borderStrong),
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: `var(${property.template})`,
  minBlockSize: vars.size.row,
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

export const end = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  justifyContent: 'flex-end',
  textAlign: 'end',
});

export const centred = componentStyle({ justifyContent: 'center', padding: 0 });

export const sticky = componentStyle({
  position: 'sticky',
  zIndex: 1,
  '@media': { [print]: { position: 'static' } },
});

/** The border between what sticks and what scrolls. */
export const edge = componentStyles({
  start: { borderInlineEnd: line(vars.color.border) },
  end: { borderInlineStart: line(vars.color.border) },
});

export const headerCell = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

/** Two lines fit into a row: a heading is broken before it is cut. Letters reach below their line in some scripts. */
export const headerText = componentStyle({
  display: '-webkit-box',
  hyphens: 'auto',
  lineHeight: vars.font.line.tight,
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: '0.2em',
  overflowWrap: 'break-word',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Fills the cell, so that the whole header is the target. */
export const sortButton = componentStyle({
  alignItems: 'center',
  background: 'none',
  border: 'none',
  blockSize: '100%',
  color: 'inherit',
  cursor: 'pointer',
  display: 'flex',
  font: 'inherit',
  gap: vars.space[1],
  inlineSize: `calc(100% + 2 * ${vars.space[3]})`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  minInlineSize: 0,
  outline: 'none',
  paddingInline: vars.space[3],
  textAlign: 'inherit',
  selectors: {
    '&:hover': { color: vars.color.fg },
    '&:focus-visible': focusRingInset,
    '&[data-align="end"]': { flexDirection: 'row-reverse' },
    '&[data-sorted]': { color: vars.color.fg },
  },
});

export const sortMark = componentStyle({
  alignItems: 'center',
  display: 'inline-flex',
  flexShrink: 0,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // It says what a click would do, and takes no room from the heading before it is asked.
    '&[data-idle]': {
      background: vars.color.sunken,
      insetInlineEnd: vars.space[1],
      opacity: 0,
      position: 'absolute',
    },
    [`${sortButton}[data-align="end"] &[data-idle]`]: {
      insetInlineEnd: 'auto',
      insetInlineStart: vars.space[1],
    },
    [`${sortButton}:hover &[data-idle]`]: { opacity: 1 },
  },
});

export const resizer = componentStyle({
  cursor: 'col-resize',
  inlineSize: vars.space[3],
  insetBlock: 0,
  insetInlineEnd: 0,
  outline: 'none',
  position: 'absolute',
  touchAction: 'none',
  selectors: {
    '&::after': {
      background: 'transparent',
      content: '""',
      inlineSize: vars.border.focus,
      insetBlock: vars.space[1],
      insetInlineEnd: 0,
      position: 'absolute',
    },
    [`${headerRow}:hover &::after`]: { background: vars.color.borderStrong },
    '&:hover::after, &:focus::after, &[data-dragging]::after': { background: vars.color.accent },
    '&:focus-visible': focusRingInset,
  },
  '@media': { [print]: { display: 'none' } },
});

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
      blockSize: vars.size.icon,
      border: line(vars.color.borderStrong),
      borderRadius: vars.space[1],
      boxSizing: 'border-box',
      content: '""',
      gridArea: '1 / 1',
      inlineSize: vars.size.icon,
    },
    '&:checked::before, &:indeterminate::before': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&::after': { boxSizing: 'border-box', content: '""', gridArea: '1 / 1' },
    '&:checked::after': {
      blockSize: vars.space[2],
      borderBlockEnd: `${vars.border.focus} solid ${vars.color.onAccent}`,
      borderInlineEnd: `${vars.border.focus} solid ${vars.color.onAccent}`,
      inlineSize: vars.space[1],
      transform: 'translateY(-15%) rotate(45deg)',
    },
    '&:checked:dir(rtl)::after': { transform: 'translateY(-15%) scaleX(-1) rotate(45deg)' },
    '&:indeterminate::after': {
      blockSize: vars.border.focus,
      border: 'none',
      background: vars.color.onAccent,
      inlineSize: vars.space[2],
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

const breathe = keyframes({ '50%': { opacity: 0.5 } });

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

export const footer = componentStyle({
  borderBlockStart: line(vars.color.border),
  boxSizing: 'content-box',
  // Paging comes after the rows, into the room that waits for it.
  minBlockSize: vars.size.controlSmall,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  '@media': { [print]: { display: 'none' } },
});

export const progress = componentStyle({
  background: vars.color.accent,
  blockSize: vars.border.focus,
  inlineSize: '100%',
  insetBlockStart: 0,
  insetInlineStart: 0,
  position: 'absolute',
  zIndex: vars.layer.sticky,
  '@media': {
    [motionSafe]: { animation: `${breathe} calc(${vars.motion.slow} * 4) ${vars.motion.ease} infinite` },
  },
});
