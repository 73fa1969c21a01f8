import { vars } from '@comanda/tokens/contract';
import { forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const gap = '3px';
const mark = {
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
} as const;

export const screen = componentStyle({
  aspectRatio: '16 / 9',
  background: vars.color.bg,
  border: line('currentColor'),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  display: 'grid',
  gap,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  inlineSize: '100%',
  overflow: 'hidden',
  padding: gap,
});
export const column = componentStyle({
  alignContent: 'start',
  display: 'grid',
  gap,
  minInlineSize: 0,
});
export const order = componentStyle({ display: 'grid', gap: '2px' });
export const head = componentStyle({ background: vars.color.accentMark, blockSize: '6px', ...mark });
export const dish = componentStyle({ background: vars.color.borderStrong, blockSize: '4px', ...mark });
