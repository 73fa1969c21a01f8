import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const rules = layout.stack[1];

export const rule = pageStyle({ alignItems: 'center', display: 'flex', gap: vars.space[2] });

export const names = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.space[16]} * 2), 1fr))`,
});
