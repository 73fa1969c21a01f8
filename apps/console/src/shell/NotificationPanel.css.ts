import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../app/layout.css.ts';

export const section = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
});
export const list = layout.stack[1];
export const said = pageStyle({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[2] });
