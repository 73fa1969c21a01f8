import { vars } from '@comanda/tokens/contract';
import { componentRecipe } from '../styles/style.ts';

export const mark = componentRecipe({
  display: 'block',
  inlineSize: 'auto',
  justifySelf: 'start',
  variants: {
    size: {
      sm: { blockSize: vars.space[6] },
      md: { blockSize: vars.space[8] },
    },
  },
});
export type Size = keyof typeof mark.classNames.variants.size;
