import { vars } from '@comanda/tokens/contract';
import type { ButtonTone, ButtonVariant } from '../Button/index.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const split = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
});

/** Two outlines share one line; two fills stand a line apart; what has neither needs none. */
export const joint = componentStyles<ButtonVariant>({
  solid: {},
  soft: { gap: vars.border.thin },
  ghost: {},
});

export const edge = componentStyles<ButtonTone>({
  neutral: {},
  accent: { gap: vars.border.thin },
  danger: { gap: vars.border.thin },
});

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
    '&&': { borderEndStartRadius: 0, borderStartStartRadius: 0 },
    [`.${edge.neutral}.${joint.solid} > &`]: { marginInlineStart: `calc(${vars.border.thin} * -1)` },
    '&[data-focus-visible]': { zIndex: 1 },
  },
});
