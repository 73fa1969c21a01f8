import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[5];
export const fields = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: `calc(${vars.space[16]} * 10)`,
});
export const line = layout.line[3];
export const said = pageStyle({
  display: 'grid',
  flexBasis: '14rem',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
