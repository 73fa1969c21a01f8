import { vars } from '@comanda/tokens/contract';
import { controlFont, figures } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const tile = componentRecipe({
  ...controlFont,
  alignItems: 'start',
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: `calc(${vars.space[16]} * 2.5)`,
  maxInlineSize: '100%',
  padding: vars.space[3],
  variants: { isWide: { true: { inlineSize: '100%' } } },
});

/** A key has room for two lines. */
export const name = componentStyle({
  display: '-webkit-box',
  fontWeight: vars.font.weight.medium,
  marginBlockStart: vars.space[2],
  maxInlineSize: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Its line is kept, so that nothing moves when a price comes. */
export const price = componentStyle({ ...figures, minBlockSize: '1lh', overflowWrap: 'anywhere' });
