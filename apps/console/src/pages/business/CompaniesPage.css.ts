import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../../styles/pageStyle.ts';

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const page = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const cards = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 5)), 1fr))`,
  listStyle: 'none',
  padding: 0,
});
export const search = pageStyle({
  inlineSize: `min(100%, calc(${vars.space[16]} * 5))`,
});
export const head = pageStyle({ alignItems: 'center', display: 'flex', gap: vars.space[3] });
export const names = pageStyle({ flexGrow: 1, minInlineSize: 0 });
export const name = pageStyle({ ...truncated, fontSize: vars.font.size.lg });
export const code = pageStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });
export const facts = pageStyle({
  columnGap: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlock: vars.space[4],
  rowGap: vars.space[1],
});
globalStyle(`${facts} dt`, { color: vars.color.fgMuted });
globalStyle(`${facts} dd`, { margin: 0 });
