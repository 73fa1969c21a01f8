import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

/** The ground and width that the shell gives the menu. */
export const column = componentStyle({
  background: vars.color.navBg,
  color: vars.color.navFg,
  inlineSize: `calc(${vars.space[16]} * 3.75)`,
});
