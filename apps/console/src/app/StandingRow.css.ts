import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** What it is about, beside its buttons, or above them where that is narrow. */
export const about = pageStyle({
  display: 'grid',
  flexBasis: '16rem',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
export const line = pageStyle({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
});
export const buttons = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
