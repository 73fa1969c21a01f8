import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** A page without the shell around it. */
export const alone = pageStyle({
  alignItems: 'center',
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: '100dvb',
  padding: vars.space[6],
});
