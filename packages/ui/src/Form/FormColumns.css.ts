import { vars } from '@comanda/tokens/contract';
import { componentRecipe, componentStyle } from '../styles/style.ts';

/** Two fields side by side need room for two labels and two controls, three for three. */
const TWO = '(inline-size >= 40rem)';
const THREE = '(inline-size >= 60rem)';

/** The width of the columns counts, not of the window: a form may stand beside something. */
export const container = componentStyle({ containerType: 'inline-size' });

const twoWhereThereIsRoom = { [TWO]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

export const form = componentRecipe({
  alignItems: 'start',
  columnGap: vars.space[6],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[5],
  variants: {
    columns: {
      1: {},
      2: { '@container': twoWhereThereIsRoom },
      3: {
        '@container': {
          ...twoWhereThereIsRoom,
          [THREE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
    },
  },
});
export type Columns = keyof typeof form.classNames.variants.columns;
