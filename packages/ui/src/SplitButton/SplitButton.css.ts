import { vars } from '@comanda/tokens/contract';
import { componentRecipe, componentStyle } from '../styles/style.ts';

/** Two outlines share one line; two fills stand a line apart; what has neither needs none. */
export const split = componentRecipe({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  variants: {
    tone: { neutral: {}, accent: { gap: vars.border.thin }, danger: { gap: vars.border.thin } },
    variant: { solid: {}, soft: { gap: vars.border.thin }, ghost: {} },
  },
});
const { tone, variant } = split.classNames.variants;

// The class twice: a corner is said by Button's own style with one.
export const first = componentStyle({
  selectors: {
    '&&': {
      borderEndEndRadius: 0,
      borderStartEndRadius: 0,
      flexShrink: 1,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    // A ring is seen whole over the other part.
    '&[data-focus-visible]': { zIndex: 1 },
  },
});

export const last = componentStyle({
  selectors: {
    '&&': {
      borderEndStartRadius: 0,
      borderStartStartRadius: 0,
      minInlineSize: `calc(${vars.size.controlSmall} + ${vars.space[1]})`,
    },
    [`.${tone.neutral}.${variant.solid} > &`]: { marginInlineStart: `calc(${vars.border.thin} * -1)` },
    '&[data-focus-visible]': { zIndex: 1 },
  },
});
