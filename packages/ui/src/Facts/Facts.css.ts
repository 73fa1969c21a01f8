import { vars } from '@comanda/tokens/contract';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const facts = componentRecipe({
  columnGap: vars.space[4],
  display: 'grid',
  margin: 0,
  rowGap: vars.space[1],
  variants: {
    columns: {
      content: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)' },
      halves: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: vars.space[2] },
    },
  },
});
export type Columns = keyof typeof facts.classNames.variants.columns;

/** Its two parts are cells of the whole, so that all values begin at one line. */
export const fact = componentStyle({ display: 'contents' });

export const term = componentStyle({ color: vars.color.fgMuted, overflowWrap: 'anywhere' });

export const value = componentStyle({ margin: 0, overflowWrap: 'anywhere' });
