import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

/** A line is no longer than can be followed. */
export const page = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: `minmax(0, calc(${vars.space[16]} * 13))`,
});
export const guide = layout.stack[4];
export const steps = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[6],
});
