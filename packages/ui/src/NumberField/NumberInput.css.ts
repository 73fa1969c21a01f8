import { vars } from '@comanda/tokens/contract';
import { line, truncate } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

const inner = `calc(${vars.radius.control} - ${vars.border.thin})`;

/** As high as the box and as wide as a control: 24 px and more, 44 under a finger. */
export const stepper = componentRecipe({
  alignItems: 'center',
  alignSelf: 'stretch',
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderInlineStart: line(vars.color.border),
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'inline-flex',
  flexShrink: 0,
  justifyContent: 'center',
  margin: 0,
  outline: 'none',
  padding: 0,
  selectors: {
    '&:last-child': { borderStartEndRadius: inner, borderEndEndRadius: inner },
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.fg },
    '&[data-pressed]': { background: vars.color.pressed, color: vars.color.fg },
    '&[data-disabled]': {
      background: vars.color.sunken,
      color: vars.color.fgDisabled,
      cursor: 'default',
    },
  },
  variants: {
    size: {
      sm: { inlineSize: `calc(${vars.size.controlSmall} + ${vars.border.focus})` },
      md: { inlineSize: vars.size.control },
      lg: { inlineSize: vars.size.touch },
    },
  },
});

/** A unit of many words leaves half of the box to the figure. */
export const unit = componentStyle({
  ...truncate,
  color: vars.color.fgMuted,
  flexShrink: 0,
  maxInlineSize: '50%',
  minInlineSize: 0,
  paddingInlineEnd: vars.space[2],
});
