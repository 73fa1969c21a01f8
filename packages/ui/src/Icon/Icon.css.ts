import { vars } from '@comanda/tokens/contract';
import { inLeftToRightWithin, inRightToLeft } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

/** Its picture stays inside by itself: a clip of its own would be one more layer for each of hundreds. */
export const icon = componentRecipe({
  display: 'inline-block',
  flexShrink: 0,
  overflow: 'visible',
  verticalAlign: 'middle',
  variants: {
    isMirrored: {
      true: {
        selectors: {
          [inRightToLeft]: { transform: 'scaleX(-1)' },
          [inLeftToRightWithin]: { transform: 'none' },
        },
      },
    },
    isFilled: { true: { fill: 'currentColor' } },
    size: {
      sm: { inlineSize: vars.font.size.md, blockSize: vars.font.size.md },
      md: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      lg: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      xl: { inlineSize: '2rem', blockSize: '2rem' },
    },
  },
});
