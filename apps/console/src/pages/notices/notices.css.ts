import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const page = pageStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const fields = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: `calc(${vars.space[16]} * 10)`,
});
export const line = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
export const said = pageStyle({
  display: 'grid',
  flexBasis: '14rem',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
