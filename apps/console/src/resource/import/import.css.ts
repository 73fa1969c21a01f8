import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const wide = 'screen and (min-width: 48rem)';

export const stack = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});
export const text = style({ margin: 0, overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.fgMuted });
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const inline = style({ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const nowrap = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Entries below the title of a card. */
export const rows = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space[3],
  padding: 0,
});

const entry = {
  borderBlockStart: line,
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
} as const;
/** One column of the file beside what it fills. */
export const column = style({
  ...entry,
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 12rem)', gap: vars.space[5] },
  },
});
export const columnName = style({ alignItems: 'baseline', display: 'flex', gap: vars.space[2] });
export const columnTexts = style({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});
export const samples = style({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const badge = style({ display: 'flex', minBlockSize: vars.size.control, alignItems: 'center' });

/** One problem: what is wrong, and what can be done about it. */
export const problem = style(entry);
export const problemHead = style({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
});
export const problemTitle = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.medium,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const editor = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
export const editorField = style({ flex: '1 1 14rem', maxInlineSize: '24rem', minInlineSize: 0 });
export const part = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
export const cell = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});
export const strong = style({
  fontWeight: vars.font.weight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const details = style({ color: vars.color.fgMuted, margin: 0, overflowWrap: 'anywhere' });
export const decision = style({
  alignItems: 'center',
  borderBlockStart: line,
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  '@media': {
    'screen and (max-width: 30rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[2],
      justifyItems: 'start',
    },
  },
});
export const heading = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold, margin: 0 });
