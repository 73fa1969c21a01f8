import { vars } from '@comanda/tokens/contract';
import { componentStyle, componentStyles } from '../styles/style.ts';

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

/** What the surface in the colour of the brand has. */
const { bg, border, fgMuted, accent } = vars.color;

export const fill = componentStyles({
  deep: { fill: bg },
  strong: { fill: border },
  pale: { fill: fgMuted },
  bright: { fill: accent },
});
const drawn = { fill: 'none', strokeLinecap: 'round' } as const;
export const line = componentStyles({
  deep: { ...drawn, stroke: bg },
  strong: { ...drawn, stroke: border },
  pale: { ...drawn, stroke: fgMuted },
  bright: { ...drawn, stroke: accent },
});
