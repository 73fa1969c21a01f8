import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  focusRing,
  focusRingInset,
  forcedColors,
  motionSafe,
  scrollArea,
} from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const tree = componentStyle({
  ...controlFont,
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 ${vars.border.focus} ${vars.color.accentMark}` },
  },
});

/** Rows in view are found by scrolling within. */
export const virtual = componentStyle({
  ...scrollArea,
  blockSize: `min(60vb, calc(${vars.space[16]} * 7))`,
  display: 'block',
  inlineSize: '100%',
});

export const row = componentStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  cursor: 'default',
  display: 'flex',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  minInlineSize: 0,
  outline: 'none',
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[2],
  // The level is react-aria's, from 1.
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${vars.space[5]})`,
  selectors: { '&[data-focus-visible]': focusRingInset },
});

/** Can be reached and opened, not chosen: quieter, and still to be read. */
export const disabled = componentStyle({
  color: vars.color.fgMuted,
  '@media': { [forcedColors]: { color: 'GrayText' } },
});

/** A row of a node, which answers the pointer, can be chosen, and takes what is dropped on it. */
export const node = componentStyle({
  selectors: {
    '&[data-hovered]': { background: vars.color.rowHover },
    '&[data-selected]': { background: vars.color.rowSelected },
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 ${vars.border.focus} ${vars.color.accentMark}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-drop-target]': { outline: `${vars.border.focus} dashed Highlight` },
      },
    },
  },
});

/** What is said in place of nodes is read, though nothing can be chosen there. */
export const standin = componentStyle({
  color: vars.color.fgMuted,
  flexWrap: 'wrap',
});

export const failure = componentStyle({
  alignItems: 'start',
  color: vars.color.onDangerSoft,
  display: 'flex',
  flex: '0 1 auto',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

const small = {
  alignItems: 'center',
  background: 'transparent',
  blockSize: vars.size.controlSmall,
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  justifyContent: 'center',
  margin: 0,
  outline: 'none',
  padding: 0,
} as const;

export const opener = componentStyle({
  ...small,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusRing },
});

/** As wide as what opens, so that the words of one level stand below one another. */
export const noOpener = componentStyle({ flexShrink: 0, inlineSize: vars.size.controlSmall });

export const handle = componentStyle({
  ...small,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': focusRing },
});

/** Turned as a whole, so that the picture in it is mirrored by itself. */
export const chevron = componentStyle({
  display: 'inline-flex',
  '@media': { [motionSafe]: { transition: `rotate ${vars.motion.quick} ${vars.motion.ease}` } },
});

export const turned = componentStyle({
  rotate: '90deg',
  selectors: { '[dir="rtl"] &': { rotate: '-90deg' }, '[dir="rtl"] [dir="ltr"] &': { rotate: '90deg' } },
});

export const box = componentStyle({ flexShrink: 0 });

export const mark = componentStyle({
  color: vars.color.fgMuted,
  marginInlineEnd: vars.space[1],
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const label = componentStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const end = componentStyle({
  color: vars.color.fgMuted,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '40%',
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { selectors: { [`${row}[data-selected] &`]: { color: 'inherit' } } } },
});

export const dropLine = componentStyle({
  blockSize: vars.border.focus,
  borderRadius: vars.radius.full,
  marginInlineStart: `calc((var(--tree-item-level, 1) - 1) * ${vars.space[5]})`,
  outline: 'none',
  selectors: { '&[data-drop-target]': { background: 'currentColor' } },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
});

export const empty = componentStyle({
  color: vars.color.fgMuted,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[3],
  textAlign: 'center',
});
