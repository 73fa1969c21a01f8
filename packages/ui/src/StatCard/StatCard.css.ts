import { vars } from '@comanda/tokens/contract';
import { controlFont, figures, tracked } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const stat = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
});
export const label = componentRecipe({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  // As high with the button as without.
  minBlockSize: vars.size.controlSmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  variants: {
    // In a card of its own the button ends with the card; without one it would stand beside the next figure.
    look: { plain: {}, card: { justifyContent: 'space-between' }, lg: {} },
  },
});
export const rest = componentStyle({ margin: 0, minInlineSize: 0 });
export const value = componentRecipe({
  ...figures,
  ...tracked('display'),
  display: 'inline-block',
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.line.display,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  variants: {
    look: {
      plain: { fontSize: vars.font.size.xl },
      card: { fontSize: vars.font.size.title },
      lg: { fontSize: vars.font.size.display },
    },
  },
});
export type Look = keyof typeof value.classNames.variants.look;

export const about = componentStyle({
  // The line of a change is that of its words, which come last, not that of its arrow.
  alignItems: 'last baseline',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: `calc(${vars.font.size.sm} * ${vars.font.line.normal})`,
});
export const note = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const meaning = componentStyle({ margin: 0, maxInlineSize: '40ch' });
