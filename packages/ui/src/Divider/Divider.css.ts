import { vars } from '@comanda/tokens/contract';
import { componentRecipe } from '../styles/style.ts';

export const divider = componentRecipe({
  background: vars.color.border,
  border: 'none',
  margin: 0,
  variants: {
    orientation: {
      horizontal: { blockSize: vars.border.thin, inlineSize: '100%' },
      vertical: { alignSelf: 'stretch', inlineSize: vars.border.thin },
    },
  },
});
export type Orientation = keyof typeof divider.classNames.variants.orientation;
