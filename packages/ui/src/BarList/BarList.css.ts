import { vars } from '@comanda/tokens/contract';
import { controlFont, figures as figuresOf } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const list = componentRecipe({
  ...controlFont,
  color: vars.color.fg,
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  variants: { size: { md: { gap: vars.space[3] }, lg: { gap: vars.space[5] } } },
});
export type Size = keyof typeof list.classNames.variants.size;
export const item = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[1],
  selectors: { '&:has(> :nth-child(3))': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid' } },
});
export const picture = componentStyle({ display: 'flex', gridRow: 'span 2' });
export const words = componentStyle({
  alignItems: 'baseline',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
});
export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
export const figures = componentStyle({
  ...figuresOf,
  alignItems: 'baseline',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  minInlineSize: 0,
});
export const value = componentStyle({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const share = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  minInlineSize: '4ch',
  textAlign: 'end',
});
export const track = componentStyle({ blockSize: vars.space[2] });
export const bar = componentStyle({ blockSize: '100%', borderRadius: vars.radius.full });
export const empty = componentStyle({ ...controlFont, color: vars.color.fgMuted, margin: 0 });
