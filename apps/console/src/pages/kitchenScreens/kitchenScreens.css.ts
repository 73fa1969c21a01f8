import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const page = pageStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const stack = pageStyle({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
