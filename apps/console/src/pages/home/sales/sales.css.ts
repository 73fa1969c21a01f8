import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../../app/layout.css.ts';

export const sold = layout.stack[4];
/** The one figure that the page is opened for, and beside it, or all of them below it, three others. */
export const figures = pageStyle({
  alignItems: 'start',
  columnGap: vars.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[3],
});
export const main = pageStyle({ flex: '1 1 15rem', minInlineSize: 0 });
/** Equally wide; never narrower than their money, so that none is broken. */
export const others = pageStyle({
  columnGap: vars.space[4],
  display: 'flex',
  flex: '2 1 24rem',
  flexWrap: 'wrap',
  minInlineSize: 0,
  rowGap: vars.space[3],
});
export const other = pageStyle({ flex: '1 1 0', minInlineSize: 'max-content' });
/** Cards beside each other end together. */
export const lists = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
