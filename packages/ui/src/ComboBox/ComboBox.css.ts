import { vars } from '@comanda/tokens/contract';
import { hairSpace } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

const inside = (size: string) => `calc(${size} - 2 * ${vars.border.thin})`;

export const opener = componentRecipe({
  alignItems: 'center',
  appearance: 'none',
  background: 'transparent',
  blockSize: vars.size.controlSmall,
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  justifyContent: 'center',
  marginInlineStart: hairSpace,
  outline: 'none',
  padding: 0,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
  variants: {
    /** first row of a box that may have severa */
    beside: {
      sm: { minBlockSize: inside(vars.size.controlSmall) },
      md: { minBlockSize: inside(vars.size.control) },
      lg: { minBlockSize: inside(vars.size.touch) },
    },
  },
});
