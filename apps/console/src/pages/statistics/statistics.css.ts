import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[4];
export const controls = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
export const unprinted = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});
export const cards = pageStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
/** Blocks of an X or a Z; on paper always two beside each other. */
export const blocks = pageStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const lists = layout.stack[4];
export const age = pageStyle({
  alignItems: 'center',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
export const nothing = pageStyle({ margin: 0 });
