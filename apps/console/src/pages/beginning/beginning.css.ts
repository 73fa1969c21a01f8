import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const page = pageStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const steps = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
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
export const line = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
