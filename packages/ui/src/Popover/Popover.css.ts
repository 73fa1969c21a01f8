import { vars } from '@comanda/tokens/contract';
import { controlFont, floatingSurface, motionSafe, opening, scrollArea, unopened } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const popover = componentRecipe({
  ...floatingSurface,
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: `calc(100vi - ${vars.space[4]})`,
  outline: 'none',
  selectors: { '&[data-entering], &[data-exiting]': unopened },
  transformOrigin: 'var(--trigger-anchor-point, center top)',
  '@media': { [motionSafe]: { transition: opening } },
  variants: {
    width: {
      content: { minInlineSize: `calc(${vars.space[16]} * 2.5)` },
      /** At least as wide as its trigger, wider when an option needs it. */
      options: { minInlineSize: 'var(--trigger-width)' },
      trigger: { inlineSize: `max(var(--trigger-width), ${vars.space[16]} * 2)` },
      sm: { inlineSize: `calc(${vars.space[16]} * 4)` },
      md: { inlineSize: `calc(${vars.space[16]} * 5.5)` },
      lg: { inlineSize: `calc(${vars.space[16]} * 8)` },
    },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  minBlockSize: 0,
  outline: 'none',
});

export const body = componentRecipe({
  ...scrollArea,
  boxSizing: 'border-box',
  maxBlockSize: 'inherit',
  minBlockSize: 0,
  outline: 'none',
  overflowWrap: 'break-word',
  variants: {
    padding: {
      none: {},
      sm: { padding: vars.space[2] },
      md: { padding: vars.space[4] },
    },
  },
});
export type Padding = keyof typeof body.classNames.variants.padding;

export const title = componentStyle({
  color: vars.color.fg,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  margin: 0,
  marginBlockEnd: vars.space[2],
});
