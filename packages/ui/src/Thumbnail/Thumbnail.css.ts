import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

export const frame = componentRecipe({
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  display: 'inline-block',
  flexShrink: 0,
  forcedColorAdjust: 'none',
  maxInlineSize: 'none',
  verticalAlign: 'middle',
  variants: {
    /** Small ones are told apart by what fills them; a large one is looked at, and shown whole. */
    size: {
      sm: { blockSize: vars.space[6], inlineSize: vars.space[6], objectFit: 'cover' },
      md: { blockSize: vars.space[8], inlineSize: vars.space[8], objectFit: 'cover' },
      lg: {
        background: vars.color.field,
        blockSize: `calc(${vars.space[10]} * 2)`,
        borderRadius: vars.radius.card,
        inlineSize: `calc(${vars.space[10]} * 2)`,
        objectFit: 'contain',
      },
      wide: {
        aspectRatio: '4 / 3',
        background: vars.color.field,
        blockSize: 'auto',
        inlineSize: '100%',
        objectFit: 'cover',
      },
    },
    /** The tile in it has an edge by its ground. */
    isDrawn: { true: { borderColor: 'transparent' } },
  },
});
export type Size = keyof typeof frame.classNames.variants.size;
