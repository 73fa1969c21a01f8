import { vars } from '@comanda/tokens/contract';
import { forcedColors, inRightToLeft, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';
import { HEIGHT, WIDTH } from './columns.ts';

const mark = {
  '@media': { [forcedColors]: { fill: 'CanvasText', forcedColorAdjust: 'none' } },
} as const;

export const screen = componentStyle({
  aspectRatio: `${WIDTH} / ${HEIGHT}`,
  background: vars.color.bg,
  border: line('currentColor'),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
});
export const drawing = componentStyle({
  blockSize: '100%',
  display: 'block',
  inlineSize: '100%',
  selectors: { [inRightToLeft]: { transform: 'scaleX(-1)' } },
});
export const head = componentStyle({ fill: vars.color.accentMark, ...mark });
export const dish = componentStyle({ fill: vars.color.borderStrong, ...mark });
