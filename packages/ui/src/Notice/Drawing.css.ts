import { vars } from '@comanda/tokens/contract';
import { forcedColors } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const drawing = componentStyle({ blockSize: '100%', fillRule: 'evenodd', inlineSize: '100%' });

/** Roles of the theme, so that each brand has its own. */
export const layer = componentRecipe({
  variants: {
    tone: {
      wash: { fill: vars.color.accentBorder, '@media': { [forcedColors]: { fill: 'GrayText' } } },
      ground: { fill: vars.color.bg, '@media': { [forcedColors]: { fill: 'Canvas' } } },
      line: { fill: vars.color.accentMark, '@media': { [forcedColors]: { fill: 'CanvasText' } } },
    },
  },
});
