import { vars } from '@comanda/tokens/contract';
import { forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** Fills the frame that it stands in, over its line. */
export const tile = componentStyle({
  alignItems: 'center',
  blockSize: '100%',
  border: line('transparent'),
  borderRadius: 'inherit',
  boxSizing: 'border-box',
  display: 'flex',
  inlineSize: '100%',
  padding: '10%',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const drawing = componentStyle({ blockSize: '100%', fillRule: 'evenodd', inlineSize: '100%' });

export const ink = componentStyle({ fill: 'currentColor' });

/** For each tint the colour of drawings on it. */
export const marks = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((step) =>
  componentStyle({ fill: vars.color[`tintMark${step}`] }, `mark_${step}`),
);
