import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../../app/layout.css.ts';

export const sold = layout.stack[4];
/** The one figure that the page is opened for, and three beside it. */
export const figures = pageStyle({
  alignItems: 'start',
  columnGap: vars.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[3],
});
/** Cards beside each other end together. */
export const lists = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
