import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../styles/pageStyle.ts';

export const trigger = pageStyle({ maxInlineSize: '100%', minInlineSize: 0 });
export const current = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const name = pageStyle({ maxInlineSize: `calc(${vars.space[16]} * 4)`, minInlineSize: 0 });
export const search = pageStyle({ padding: vars.space[2] });
/** As high as the list inside may get; search and foot stay in sight. */
export const list = pageStyle({ maxBlockSize: `calc(${vars.space[16]} * 5)` });
export const foot = pageStyle({ padding: vars.space[3] });
