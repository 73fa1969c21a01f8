import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const section = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
});
export const list = pageStyle({ display: 'grid', gap: vars.space[1] });
export const said = pageStyle({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[2] });
