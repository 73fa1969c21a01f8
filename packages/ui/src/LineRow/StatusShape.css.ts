import { vars } from '@comanda/tokens/contract';
import { forcedColors } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** As large and as bold as the pictures beside it. */
export const circle = componentStyle({
  border: '0.065em solid currentColor',
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  display: 'inline-block',
  flexShrink: 0,
});
export const dashed = componentStyle({ borderStyle: 'dashed' });
export const half = componentStyle({
  background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)',
  '@media': { [forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
});
