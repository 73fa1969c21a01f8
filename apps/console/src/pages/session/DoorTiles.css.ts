import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const wall = pageStyle({ blockSize: '100%', display: 'block', inlineSize: '100%' });

const filled = (fill: string): string => pageStyle({ fill });
const drawn = (stroke: string): string => pageStyle({ fill: 'none', stroke, strokeLinecap: 'round' });
const { bg, border, fgMuted, accent } = vars.color;

/** What the surface in the colour of the brand has. */
export const fill = {
  deep: filled(bg),
  strong: filled(border),
  pale: filled(fgMuted),
  bright: filled(accent),
};
export const line = { deep: drawn(bg), strong: drawn(border), pale: drawn(fgMuted), bright: drawn(accent) };
