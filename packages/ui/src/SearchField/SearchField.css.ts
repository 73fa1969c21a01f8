import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const glass = componentStyle({ color: vars.color.fgMuted });

export const clear = componentStyle({
  marginInlineEnd: `calc(${vars.space[1]} / 2)`,
  selectors: { '[data-empty] &': { display: 'none' } },
});
