import { vars } from '@comanda/tokens/contract';
import {
  besidePageTexts,
  controlFont,
  dangerText,
  fieldEdge,
  focusRingInset,
  forcedColors,
  headBlock,
  line,
  truncate,
} from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const frame = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** Rows share the columns of the grid by subgrid, so that each column is as wide as its longest text. */
export const grid = componentStyle({
  background: vars.color.raised,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  display: 'grid',
  gridAutoColumns: 'minmax(7rem, 1fr)',
  gridTemplateColumns: 'minmax(8rem, 2fr)',
  maxBlockSize: '60vb',
  overflow: 'auto',
  scrollPaddingBlockStart: vars.size.row,
  scrollbarWidth: 'thin',
});

/** Sentences beside sentences: a cell is as wide as what it stands beside. */
export const wordy = componentStyle({});

const shared = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridColumn: '1 / -1',
  gridAutoColumns: 'minmax(7rem, 1fr)',
  gridTemplateColumns: 'minmax(8rem, 2fr)',
  selectors: {
    [`${wordy} &`]: { gridAutoColumns: 'minmax(10rem, 1fr)', gridTemplateColumns: 'minmax(8rem, 1fr)' },
  },
  minBlockSize: vars.size.row,
} as const;

export const header = componentStyle({
  ...shared,
  background: vars.color.sunken,
  borderBlockEnd: line(vars.color.border),
  insetBlockStart: 0,
  minBlockSize: headBlock,
  position: 'sticky',
  zIndex: 1,
});

export const row = componentStyle({
  ...shared,
  selectors: { ...shared.selectors, '& + &': { borderBlockStart: line(vars.color.border) } },
});

export const head = componentStyle({
  alignContent: 'center',
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingInline: vars.space[3],
});

export const label = componentStyle({
  alignItems: 'baseline',
  alignContent: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  fontWeight: vars.font.weight.medium,
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
});
export const name = componentStyle({ overflowWrap: 'anywhere' });
export const detail = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  overflowWrap: 'anywhere',
});

export const cell = componentStyle({
  alignContent: 'center',
  cursor: 'cell',
  minInlineSize: 0,
  outline: 'none',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  selectors: {
    '&:hover:not([aria-invalid="true"])': { background: vars.color.rowHover },
    '&:focus-visible': focusRingInset,
    '&:focus-within': focusRingInset,
    [`${grid}[aria-readonly="true"] &`]: { cursor: 'default' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-invalid="true"]': { outline: '1px dashed CanvasText' } } },
  },
});
export const end = componentStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** Says that a cell is filled in, also while it is empty; what is only read has no box. */
export const box = componentStyle({
  alignItems: 'center',
  background: vars.color.field,
  ...fieldEdge,
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  selectors: {
    // What every figure of a column is counted in; its heading says it to those who hear it.
    '&[data-unit]::after': { content: 'attr(data-unit) / ""' },
    [`${cell}[aria-invalid="true"] &`]: { borderColor: vars.color.danger },
    [`${grid}[aria-readonly="true"] &`]: { background: 'transparent', borderColor: 'transparent' },
  },
});

export const text = componentStyle({
  display: 'block',
  ...besidePageTexts,
  flexGrow: 1,
  minBlockSize: '1lh',
  minInlineSize: 0,
});
export const oneLine = componentStyle({ ...truncate });
export const sentence = componentStyle({ overflowWrap: 'anywhere' });

export const input = componentStyle({
  background: 'transparent',
  border: 'none',
  color: 'inherit',
  font: 'inherit',
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  outline: 'none',
  padding: 0,
  textAlign: 'inherit',
});

export const error = componentStyle({ color: dangerText, display: 'block', fontSize: vars.font.size.sm });

export const hint = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm, margin: 0 });
