import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const page = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const search = pageStyle({ inlineSize: `min(100%, calc(${vars.space[16]} * 5))` });
