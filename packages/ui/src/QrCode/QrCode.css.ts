import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const code = componentStyle({
  aspectRatio: '1',
  borderRadius: vars.radius.control,
  display: 'block',
  forcedColorAdjust: 'none',
  // A camera at arm's length needs two centimetres; paper and screens give three.
  inlineSize: `calc(${vars.space[16]} * 2)`,
  maxInlineSize: '100%',
});
