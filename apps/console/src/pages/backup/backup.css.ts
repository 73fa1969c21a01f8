import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[5];
export const stack = layout.stack[4];
/** What a row is about, beside its buttons, or above them where that is narrow. */
export const about = pageStyle({
  display: 'grid',
  flexBasis: '16rem',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
export const line = layout.line[3];
/** Counts beside one another, as many as there is room for. */
export const counts = pageStyle({
  columnGap: vars.space[6],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  rowGap: vars.space[1],
});
export const count = pageStyle({ display: 'flex', gap: vars.space[3], justifyContent: 'space-between' });
