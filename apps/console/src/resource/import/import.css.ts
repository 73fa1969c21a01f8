import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

const wide = 'screen and (min-width: 48rem)';

export const stack = layout.stack[4];
export const inline = layout.line[2];
/** Entries below the title of a card. */
export const rows = style({ paddingBlockStart: vars.space[2] });
/** Fields side by side where there is room. */
export const choices = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
});
export const part = layout.stack[3];

/** One column of the file beside what it fills. */
export const column = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 12rem)', gap: vars.space[5] },
  },
});
export const columnName = style({ alignItems: 'baseline', display: 'flex', gap: vars.space[2] });
export const columnTexts = layout.stack[1];
export const badge = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
});

/** What is wrong with how many rows. */
export const problemHead = style({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
});
export const editor = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
export const editorField = style({ flex: '1 1 14rem', maxInlineSize: '24rem', minInlineSize: 0 });
export const cell = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});
export const decision = style({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  '@media': {
    'screen and (max-width: 30rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[2],
      justifyItems: 'start',
    },
  },
});
