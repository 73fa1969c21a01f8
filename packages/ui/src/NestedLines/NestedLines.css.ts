import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const lines = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const line = componentStyle({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
export const cell = componentStyle({
  flexBasis: `calc(${vars.space[16]} * 2)`,
  flexGrow: 1,
  minInlineSize: 0,
});
/** It stands at the height of the controls around. */
export const narrow = componentStyle({ paddingBlockEnd: vars.space[2] });
