import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  figures,
  floatingSurface,
  focusRing,
  forcedColors,
  inRightToLeft,
  line,
  truncate,
} from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

const narrow = '(inline-size < 30rem)';
const print = 'print';

/** The chart and all that is written around it. */
export const chart = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [print]: { breakInside: 'avoid' } },
});

/** Values stand beside the plot, points below it. */
export const frame = componentStyle({
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  paddingBlockStart: vars.space[2],
  rowGap: vars.space[1],
});

export const height = componentRecipe({
  variants: {
    size: {
      md: { blockSize: `calc(${vars.space[16]} * 3)` },
      lg: { blockSize: `calc(${vars.space[16]} * 4 + ${vars.space[8]})` },
      /** What a screen leaves below the head and the figures of a wall; upright it is no higher than it is wide. */
      fill: {
        blockSize: `calc(${vars.space[16]} * 4 + ${vars.space[8]})`,
        '@media': { '(min-width: 64rem)': { blockSize: 'max(12rem, min(45vi, 100dvh - 27rem))' } },
      },
    },
  },
});

/** All values lie in one cell, so that the widest decides about its width. */
export const values = componentStyle({ display: 'grid' });
export const tick = componentStyle({
  ...figures,
  color: vars.color.fgSubtle,
  fontSize: vars.font.size.xs,
  gridArea: '1 / 1',
  // Its middle is at the line.
  lineHeight: 0,
  position: 'relative',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const plot = componentStyle({
  borderRadius: vars.radius.mark,
  minInlineSize: 0,
  position: 'relative',
});
export const ring = componentStyle({ selectors: { '&:has(:focus-visible)': focusRing } });

/** Shapes have no side of their own: a script that is read from the right has its first point there. */
export const shapes = componentStyle({
  blockSize: '100%',
  display: 'block',
  inlineSize: '100%',
  inset: 0,
  overflow: 'visible',
  position: 'absolute',
  selectors: { [inRightToLeft]: { transform: 'scaleX(-1)' } },
});

export const gridLine = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const zeroLine = componentStyle({
  fill: 'none',
  stroke: vars.color.borderStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

const chartColours = [1, 2, 3, 4, 5, 6] as const;
/** Shapes of each series. Forced colours tell them apart by their place. */
export const fills = chartColours.map((step) =>
  componentStyle(
    { fill: vars.color[`chart${step}`], '@media': { [forcedColors]: { fill: 'CanvasText' } } },
    `fill_${step}`,
  ),
);
export const strokes = chartColours.map((step) =>
  componentStyle(
    {
      fill: 'none',
      stroke: vars.color[`chart${step}`],
      '@media': { [forcedColors]: { stroke: 'CanvasText' } },
    },
    `stroke_${step}`,
  ),
);
/** The same beside words. */
export const grounds = chartColours.map((step) =>
  componentStyle(
    {
      background: vars.color[`chart${step}`],
      '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
    `ground_${step}`,
  ),
);

/** What the others are held against: its upper edge says it, its body only carries the edge. */
export const ghost = componentStyle({
  fill: vars.color.chip,
  '@media': { [forcedColors]: { fill: 'none' } },
});
export const ghostEdge = componentStyle({
  fill: vars.color.borderStrong,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});
export const ghostLine = componentStyle({
  fill: 'none',
  stroke: vars.color.borderStrong,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const ghostGround = componentStyle({
  background: vars.color.borderStrong,
  '@media': { [forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

/** Below the plot: each label in the middle of as much room as it may take. */
export const points = componentStyle({
  blockSize: vars.space[5],
  gridColumn: 2,
  overflow: 'hidden',
  position: 'relative',
});
export const label = componentStyle({
  ...figures,
  color: vars.color.fgSubtle,
  display: 'flex',
  fontSize: vars.font.size.xs,
  insetBlockStart: 0,
  justifyContent: 'center',
  position: 'absolute',
  whiteSpace: 'nowrap',
});
/** One that has room on a wide screen only. */
export const roomy = componentStyle({ '@container': { [narrow]: { visibility: 'hidden' } } });

/** Lies over the plot and is what keys, pointers and fingers move: the browser's own scale, which knows them all. */
export const cursor = componentStyle({
  appearance: 'none',
  background: 'none',
  blockSize: '100%',
  cursor: 'crosshair',
  inlineSize: '100%',
  inset: 0,
  margin: 0,
  opacity: 0,
  outline: 'none',
  position: 'absolute',
  touchAction: 'pan-y',
  '@media': { [print]: { display: 'none' } },
});
export const pressed = componentStyle({ cursor: 'pointer' });

/** Where the reader is. */
export const hair = componentStyle({
  background: vars.color.borderStrong,
  inlineSize: vars.border.thin,
  insetBlock: 0,
  pointerEvents: 'none',
  position: 'absolute',
  '@media': {
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [print]: { display: 'none' },
  },
});
export const band = componentStyle({
  background: vars.color.sunken,
  borderRadius: vars.radius.mark,
  insetBlock: 0,
  pointerEvents: 'none',
  position: 'absolute',
  '@media': { [forcedColors]: { outline: line('Highlight') }, [print]: { display: 'none' } },
});

/** What the point says: beside the point and within the plot, as cards cut off what leaves them. */
export const readout = componentStyle({
  ...floatingSurface,
  ...controlFont,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  inlineSize: 'max-content',
  insetBlockStart: 0,
  maxInlineSize: `calc(50% - ${vars.space[2]})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  pointerEvents: 'none',
  position: 'absolute',
  zIndex: 1,
  '@media': { [print]: { display: 'none' } },
});
export const readoutName = componentStyle({ ...truncate, fontWeight: vars.font.weight.medium, margin: 0 });
export const readoutRow = componentStyle({
  alignItems: 'center',
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
});
export const readoutWord = componentStyle({ ...truncate, color: vars.color.fgMuted });
export const readoutValue = componentStyle({ ...figures, fontWeight: vars.font.weight.medium });
export const readoutHint = componentStyle({ color: vars.color.fgMuted, margin: 0 });

/** Below all: what is what, and the way to the table. */
export const below = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
});
export const legend = componentStyle({
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  rowGap: vars.space[1],
});
export const entry = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const swatch = componentStyle({
  blockSize: vars.space[2],
  borderRadius: vars.radius.mark,
  flex: 'none',
  inlineSize: vars.space[2],
});
export const swatchLine = componentStyle({ blockSize: vars.border.focus, inlineSize: vars.space[4] });
export const note = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
});
export const toTable = componentStyle({ '@media': { [print]: { display: 'none' } } });

export const empty = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  justifyContent: 'center',
  margin: 0,
  overflowWrap: 'anywhere',
  paddingInline: vars.space[4],
  textAlign: 'center',
});
