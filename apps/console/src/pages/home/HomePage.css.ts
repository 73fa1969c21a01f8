import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.stack[5];
/** Beside each other while both have the room that their text needs, however large it is; else under each other. */
export const columns = pageStyle({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});
const column = { display: 'grid', gap: vars.space[4], minInlineSize: 0 } as const;
export const wideColumn = pageStyle({ ...column, flex: '3 1 30rem' });
/** On a quiet day nothing stands in it: the other one has all the room. */
export const slimColumn = pageStyle({
  ...column,
  flex: '2 1 22rem',
  selectors: { '&:empty': { display: 'none' } },
});
/** Stores beside each other where there is room for what their tills say. */
export const stores = pageStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});
/** As tall as the card of what is sold, with its figures and its chart. */
export const coming = pageStyle({ blockSize: `calc(${vars.space[16]} * 6)`, display: 'grid' });
export const filled = pageStyle({ blockSize: '100%' });
export const names = pageStyle({ minInlineSize: 0 });
/** Words that stand beside each other as long as there is room. */
export const words = pageStyle({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
});
export const note = pageStyle({ paddingBlock: vars.space[3], paddingInline: vars.space[5] });
/** Where and when at the start, how much at the end. */
export const ticket = pageStyle({
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
export const end = pageStyle({ justifySelf: 'end' });
/** Companies to choose from, as many beside each other as have room for their names. */
export const companies = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  margin: 0,
  padding: 0,
});
export const company = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
});
