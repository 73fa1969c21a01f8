import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const address = layout.line[4];

export const actions = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});
