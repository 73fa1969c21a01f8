import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[5];
export const steps = layout.stack[4];
export const stack = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const fields = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: `min(100%, calc(${vars.space[16]} * 7))`,
});
export const line = layout.line[3];
