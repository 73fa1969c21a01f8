import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const wideTools = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  '@media': { '(max-width: 767.98px)': { display: 'none' } },
});
export const person = pageStyle({ paddingInline: vars.space[1] });
/** Keeps room for the person's menu, which comes last. */
export const account = pageStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: `calc(${vars.space[8]} + 2 * ${vars.space[1]})`,
});
export const home = pageStyle({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
