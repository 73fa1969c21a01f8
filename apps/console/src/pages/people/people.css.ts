import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.stack[5];
export const stack = layout.stack[4];
export const field = pageStyle({ inlineSize: `min(100%, calc(${vars.space[16]} * 6))` });
export const line = layout.line[2];
/** Below the name of its group, where that begins behind its arrow. */
export const within = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingInlineStart: vars.space[8],
});
export const grows = pageStyle({ display: 'grid', flexGrow: 1, gap: vars.space[1], minInlineSize: 0 });
/** Verbs of a row on a phone, as wide as each other below one another. */
export const verbs = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space[16]} * 1.25), 1fr))`,
  paddingInlineStart: vars.space[8],
});
export const verb = pageStyle({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
