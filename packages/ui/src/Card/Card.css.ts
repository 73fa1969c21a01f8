import { vars } from '@comanda/tokens/contract';
import { controlFont, flat, line, narrow, tracked } from '../styles/rules.ts';
import { cardEdge } from '../styles/cardEdge.css.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const card = componentRecipe({
  ...controlFont,
  ...flat,
  background: vars.color.bg,
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  // On paper nothing lies on anything.
  '@media': { print: { boxShadow: 'none' } },
  variants: {
    /** Set into the page instead of lying on it. */
    surface: { raised: {}, sunken: { boxShadow: 'none' } },
  },
});
export type Surface = keyof typeof card.classNames.variants.surface;

export const header = componentStyle({
  alignItems: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  paddingBlockStart: vars.space[4],
  paddingInline: vars.space[5],
});

export const heading = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const title = componentStyle({
  ...tracked('heading'),
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.normal,
  margin: 0,
});

export const description = componentStyle({ color: vars.color.fgMuted, margin: 0 });

export const actions = componentStyle({ alignItems: 'center', display: 'flex', gap: vars.space[2] });

/** Inside a padding nothing reaches its edge, so what is out of sight can stay unstyled and undrawn until it comes near. */
export const body = componentRecipe({
  variants: {
    padding: {
      none: { minInlineSize: 0, vars: { [cardEdge]: vars.space[5] } },
      md: {
        vars: { [cardEdge]: vars.space[3] },
        // A guess until it has been seen once.
        containIntrinsicBlockSize: `auto calc(6 * ${vars.size.row})`,
        contentVisibility: 'auto',
        minInlineSize: 0,
        paddingBlock: vars.space[4],
        paddingInline: vars.space[5],
        '@media': { print: { contentVisibility: 'visible' } },
      },
      lg: {
        vars: { [cardEdge]: vars.space[3] },
        padding: vars.space[8],
        '@media': {
          [narrow]: { padding: vars.space[5] },
          print: { padding: 0 },
        },
      },
    },
  },
});
export type Padding = keyof typeof body.classNames.variants.padding;

export const footer = componentStyle({
  borderBlockStart: line(vars.color.border),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
});
