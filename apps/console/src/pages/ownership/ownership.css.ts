import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** The name of a company above its stores. */
export const about = pageStyle({
  display: 'grid',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
export const stack = pageStyle({ display: 'grid', gap: vars.space[4] });
export const company = pageStyle({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'flex',
  minInlineSize: 0,
});
