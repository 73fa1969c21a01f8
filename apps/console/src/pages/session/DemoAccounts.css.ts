import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

const narrow = '(max-width: 479.98px)';

export const demo = layout.stack[1];

export const accounts = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockStart: vars.space[2],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
