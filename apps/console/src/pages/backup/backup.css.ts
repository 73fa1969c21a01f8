import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const page = pageStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const stack = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** What a row is about, beside its buttons, or above them where that is narrow. */
export const about = pageStyle({
  display: 'grid',
  flexBasis: '16rem',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
export const line = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
/** Counts beside one another, as many as there is room for. */
export const counts = pageStyle({
  columnGap: vars.space[6],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  rowGap: vars.space[1],
});
export const count = pageStyle({ display: 'flex', gap: vars.space[3], justifyContent: 'space-between' });
