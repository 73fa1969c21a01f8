import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** A line is no longer than can be followed. */
export const page = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: `minmax(0, calc(${vars.space[16]} * 13))`,
});
export const guide = pageStyle({ display: 'grid', gap: vars.space[4] });
export const steps = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[6],
});
