import { vars } from '@comanda/tokens/contract';
import { hairSpace } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const options = componentRecipe({
  display: 'flex',
  variants: {
    orientation: {
      vertical: { alignItems: 'flex-start', flexDirection: 'column', gap: hairSpace },
      horizontal: { flexWrap: 'wrap', columnGap: vars.space[5], rowGap: hairSpace },
    },
    /** Under the box over all: what it stands for is set in. */
    isBelow: { true: { paddingInlineStart: vars.space[6] } },
  },
});
export type Orientation = keyof typeof options.classNames.variants.orientation;

export const empty = componentStyle({ color: vars.color.fgMuted });
