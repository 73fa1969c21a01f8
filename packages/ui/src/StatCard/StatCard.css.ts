import { vars } from '@comanda/tokens/contract';
import { controlFont, figures, flat, line, narrow, tracked } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

/** Where a line is as wide as the window, the figures lie on one surface. */
export const group = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  '@media': {
    // More than fit beside each other on a desk stand in two lines of about as many, and not one of them alone.
    '(min-width: 480px) and (max-width: 1599.98px)': {
      selectors: {
        '&:has(> :nth-child(6))': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(11rem, 30%), 1fr))' },
        '&:has(> :nth-child(7))': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(11rem, 22%), 1fr))' },
      },
    },
    [narrow]: {
      ...flat,
      background: vars.color.bg,
      borderRadius: vars.radius.card,
      gap: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'hidden',
    },
  },
});
/** A card of a group: there a line of the group's surface. */
export const inGroup = componentStyle({
  '@media': {
    [narrow]: {
      borderRadius: 0,
      boxShadow: 'none',
      selectors: { '&:not(:first-child)': { borderBlockStart: line(vars.color.border) } },
    },
  },
});

export const stat = componentRecipe({
  ...controlFont,
  color: vars.color.fg,
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  variants: {
    // The figure stands at the end of the line of its name, and below it when both have no room.
    isInGroup: {
      true: { '@media': { [narrow]: { columnGap: vars.space[3], display: 'flex', flexWrap: 'wrap' } } },
    },
  },
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
export const atEnd = componentStyle({ '@media': { [narrow]: { marginInlineStart: 'auto' } } });
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
    // In a line it is as large as it can stand beside its name.
    isInGroup: { true: { '@media': { [narrow]: { fontSize: vars.font.size.xl } } } },
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
/** How much more stands below the figure and what it was below the name; a note alone stands below the figure. */
export const aboutInLine = componentStyle({
  '@media': {
    [narrow]: { flexBasis: '100%', flexDirection: 'row-reverse', justifyContent: 'space-between' },
  },
});
/** As high as the figure that is on its way. */
export const coming = componentRecipe({
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.title} * ${vars.font.line.display})`,
  display: 'grid',
  inlineSize: vars.space[16],
  variants: {
    isInGroup: {
      true: {
        '@media': { [narrow]: { blockSize: `calc(${vars.font.size.xl} * ${vars.font.line.display})` } },
      },
    },
  },
});
export const note = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const meaning = componentStyle({ margin: 0, maxInlineSize: '40ch' });
