import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, plain } from '../page.css.ts';

export const tools = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});
export const search = style({ flexBasis: '22rem', maxInlineSize: '100%' });

export const rows = style([
  plain,
  { border: line, borderRadius: vars.radius.card, containerType: 'inline-size', overflow: 'hidden' },
]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    '(inline-size > 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 18rem))' },
  },
});
/** Drawn by each cell, in the colour of its mode. */
const lineAbove = { selectors: { [`${row} + ${row} > &`]: { borderBlockStart: line } } };
export const what = style([
  lineAbove,
  {
    alignContent: 'center',
    display: 'grid',
    gap: vars.space[1],
    gridColumn: '1 / -1',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    '@container': { '(inline-size > 48rem)': { gridColumn: 'auto' } },
  },
]);
export const name = style({
  fontFamily: vars.font.mono,
  fontWeight: vars.font.weight.bold,
});
export const side = style([
  lineAbove,
  {
    alignItems: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
  },
]);
export const facts = style({ flex: '1 1 9rem', minInlineSize: 0 });
