import { vars } from '@comanda/tokens/contract';
import { inRightToLeft } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** As wide as its place; its ends keep the room that their dot takes. */
export const sparkline = componentStyle({
  blockSize: vars.space[8],
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  selectors: { [inRightToLeft]: { transform: 'scaleX(-1)' } },
});
export const line = componentStyle({
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: vars.border.focus,
});
