import { vars } from '@comanda/tokens/contract';
import { forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** All of it in parts of the picture's width, so that a large picture is as full as a small one. */
const gap = '1cqi';
const mark = {
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
} as const;

export const screen = componentStyle({
  aspectRatio: '16 / 9',
  background: vars.color.bg,
  border: line('currentColor'),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  containerType: 'inline-size',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
});
export const columns = componentStyle({
  display: 'grid',
  gap,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  padding: gap,
});
export const column = componentStyle({
  alignContent: 'start',
  display: 'grid',
  gap,
  minInlineSize: 0,
});
export const order = componentStyle({ display: 'grid', gap: '0.5cqi' });
export const head = componentStyle({ background: vars.color.accentMark, blockSize: '3.2cqi', ...mark });
export const dish = componentStyle({ background: vars.color.borderStrong, blockSize: '2.2cqi', ...mark });
