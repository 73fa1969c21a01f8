import { vars } from '@comanda/tokens/contract';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const picture = componentStyle({
  background: vars.color.bg,
  blockSize: '100%',
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
});

export const whole = componentStyle({
  blockSize: '100%',
  display: 'block',
  inlineSize: '100%',
  objectFit: 'cover',
});

const drawn = { fill: 'none', strokeLinecap: 'round' } as const;
/** What the surface in the colour of the brand has. */
const { bg, border, fgMuted, accent } = vars.color;

export const shape = componentRecipe({
  variants: {
    fill: {
      deep: { fill: bg },
      strong: { fill: border },
      pale: { fill: fgMuted },
      bright: { fill: accent },
    },
    line: {
      deep: { ...drawn, stroke: bg },
      strong: { ...drawn, stroke: border },
      pale: { ...drawn, stroke: fgMuted },
      bright: { ...drawn, stroke: accent },
    },
  },
});
export type Tone = keyof typeof shape.classNames.variants.fill;
