import { vars } from '@comanda/tokens/contract';
import { dangerText } from '../styles/rules.ts';
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

/** In its place: what it would open, and why there is none. */
export const missing = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: `calc(${vars.space[16]} * 2)`,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const reason = componentStyle({
  alignItems: 'flex-start',
  color: dangerText,
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
});
