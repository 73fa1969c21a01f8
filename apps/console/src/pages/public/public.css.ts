import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const address = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});

export const actions = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});
