import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const ways = pageStyle({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
});
