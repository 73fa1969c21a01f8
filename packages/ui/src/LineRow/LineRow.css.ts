import { vars } from '@comanda/tokens/contract';
import { besidePageTexts, focusRingInset, forcedColors, hairSpace, truncate } from '../styles/rules.ts';
import { componentRecipe, componentStyle, type LayeredRule } from '../styles/style.ts';
import { measures, size } from './measures.ts';

const edge = (color: string): LayeredRule => ({
  borderInlineStartColor: color,
  '@media': { [forcedColors]: { borderInlineStartColor: 'CanvasText' } },
});

export const row = componentRecipe({
  alignItems: 'start',
  background: 'transparent',
  border: 'none',
  borderInlineStart: `${measures.edge} solid transparent`,
  boxSizing: 'border-box',
  color: vars.color.fg,
  columnGap: measures.gap,
  display: 'grid',
  fontFamily: vars.font.family,
  fontSize: size.line,
  gridTemplateColumns: `minmax(${measures.quantity}, max-content) minmax(0, 1fr) auto`,
  inlineSize: '100%',
  lineHeight: measures.lineHeight,
  margin: vars.space[0],
  minBlockSize: size.target,
  paddingBlock: measures.block,
  paddingInline: measures.inline,
  textAlign: 'start',
  // What is transparent is drawn there.
  '@media': { [forcedColors]: { borderInlineStartColor: 'Canvas' } },
  variants: {
    isPressable: {
      true: {
        cursor: 'pointer',
        userSelect: 'none',
        selectors: {
          // Under a veil only the strongest text is read across a kitchen.
          '&:hover': { background: vars.color.hover, color: vars.color.fg },
          '&:active': { background: vars.color.pressed, color: vars.color.fg },
          '&:focus-visible': focusRingInset,
        },
      },
    },
    /** Where the keys are: thicker than a focus ring, which may be elsewhere. */
    isSelected: {
      true: {
        outline: `${measures.selection} solid ${vars.color.focus}`,
        outlineOffset: `calc(${measures.selection} * -1)`,
        selectors: {
          '&:focus-visible': {
            outline: `${measures.selection} solid ${vars.color.focus}`,
            outlineOffset: `calc(${measures.selection} * -1)`,
          },
        },
      },
    },
    isChanged: { true: edge(vars.color.accentMark) },
    status: {
      awaited: { color: vars.color.fgMuted },
      pending: {},
      started: edge(vars.color.borderStrong),
      finished: {},
      givenUp: {},
    },
    /** What is cooked takes one row and no attention: on the card it only says that nothing is missing. */
    isQuiet: {
      true: {
        alignItems: 'center',
        color: vars.color.fgMuted,
        fontSize: measures.detail,
        minBlockSize: 0,
        paddingBlock: 0,
      },
    },
    /** Cooked as well, and not yet made small. */
    isSettling: { true: { color: vars.color.fgMuted } },
  },
});

export const quantity = componentStyle({
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
  paddingInline: hairSpace,
  textAlign: 'center',
});
/** More than one of a dish is never overlooked. */
export const several = componentStyle({
  background: vars.color.bg,
  color: vars.color.fg,
  '@media': { [forcedColors]: { outline: `${vars.border.focus} solid CanvasText` } },
});

const wraps = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;
export const name = componentStyle({ ...wraps, fontWeight: vars.font.weight.bold });
/** Its name was said whole in the cell before. */
export const goesOn = componentStyle({ ...truncate, ...besidePageTexts });
export const struck = componentStyle({
  textDecorationLine: 'line-through',
  textDecorationThickness: vars.border.focus,
});

/** Below the name and over the column of the state: every pixel of width counts. */
export const detail = componentStyle({
  ...wraps,
  columnGap: measures.gap,
  display: 'grid',
  fontSize: measures.detail,
  gridColumn: '2 / -1',
  gridTemplateColumns: `${measures.sign} minmax(0, 1fr)`,
});
export const sign = componentStyle({ fontWeight: vars.font.weight.bold, textAlign: 'center' });
/** Its bar leaves room to what hangs down from the letters above. */
const below = '0.12em';
export const allergy = componentStyle({
  background: vars.color.bg,
  backgroundClip: 'content-box',
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  fontWeight: vars.font.weight.bold,
  lineHeight: `calc(1lh - ${below})`,
  paddingBlockStart: below,
  '@media': { [forcedColors]: { outline: `${vars.border.focus} solid CanvasText` } },
});
export const note = componentStyle({
  ...wraps,
  fontSize: measures.detail,
  fontStyle: 'italic',
  gridColumn: '2 / -1',
});
export const seen = componentStyle({
  ...wraps,
  border: `${vars.border.focus} solid ${vars.color.fgSubtle}`,
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  fontWeight: vars.font.weight.bold,
  fontSize: measures.detail,
  gridColumn: '2 / -1',
  inlineSize: 'fit-content',
  lineHeight: `calc(1lh - 2 * ${vars.border.focus})`,
  paddingInline: measures.gap,
});

export const state = componentStyle({
  alignItems: 'center',
  display: 'grid',
  fontWeight: vars.font.weight.medium,
  columnGap: measures.gap,
  gridAutoFlow: 'column',
  gridRow: 1,
  gridColumn: 3,
  justifyItems: 'center',
  // As wide before it is started as afterwards: no name breaks anew under a finger.
  minInlineSize: measures.shape,
});
export const savingState = componentStyle({ position: 'relative' });
export const stateShape = componentStyle({
  selectors: { '&&': { blockSize: measures.shape, inlineSize: measures.shape } },
});
export const stateWord = componentStyle({
  fontSize: measures.word,
  whiteSpace: 'nowrap',
});

export const quietName = componentStyle({ ...truncate, minInlineSize: 0, ...besidePageTexts });
/** On the corner of the state's shape, where it takes no room. */
export const saving = componentStyle({
  background: vars.color.accentMark,
  blockSize: measures.dot,
  borderRadius: vars.radius.full,
  inlineSize: measures.dot,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  position: 'absolute',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** Without a clip and a position of its own: a thousand of them would be as many layers to paint and to look a press up in. */
export const spoken = componentStyle({ display: 'inline-block', fontSize: 0, lineHeight: 0 });
