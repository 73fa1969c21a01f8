import { vars } from '@comanda/tokens/contract';
import { focusRingInset, headBlock, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';
import { property } from './property.ts';

const print = 'print';

export const header = componentStyle({
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.layer.sticky,
  '@media': { [print]: { position: 'static' } },
});

export const headerRow = componentStyle({
  background: vars.color.sunken,
  borderBlockEnd: line(vars.color.border),
  // The line stands below what is pressed: within it, a box would be a pixel less than a finger needs.
  boxSizing: 'content-box',
  display: 'grid',
  gridTemplateColumns: `var(${property.template})`,
  minBlockSize: headBlock,
});

export const bare = componentStyle({
  blockSize: 0,
  borderBlockEnd: 'none',
  minBlockSize: 0,
  overflow: 'clip',
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

/** Of the box beside them. */
export const boxWords = componentStyle({ cursor: 'pointer', '@media': { [print]: { display: 'none' } } });

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
    '&:hover::after, &:focus::after, &[data-dragging]::after': { background: vars.color.accentMark },
    '&:focus-visible': focusRingInset,
  },
  '@media': { [print]: { display: 'none' } },
});
