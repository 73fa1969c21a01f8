import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.stack[5];
export const cards = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 5)), 1fr))`,
});
export const search = pageStyle({
  inlineSize: `min(100%, calc(${vars.space[16]} * 5))`,
});
export const card = layout.stack[4];
export const head = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flex: '1 1 10rem',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const about = pageStyle({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
});
export const names = pageStyle({ display: 'grid', flexGrow: 1, justifyItems: 'start', minInlineSize: 0 });
