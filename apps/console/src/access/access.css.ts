import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** A page without the shell around it. */
export const alone = pageStyle({
  alignContent: 'center',
  display: 'grid',
  gap: vars.space[5],
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, calc(${vars.space[16]} * 9))`,
  minBlockSize: '100dvb',
  padding: vars.space[6],
});
