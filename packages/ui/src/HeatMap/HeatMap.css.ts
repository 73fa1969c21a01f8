import { vars } from '@comanda/tokens/contract';
import { figures, forcedColors, inRightToLeft } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const frame = componentStyle({ gridTemplateRows: 'auto auto' });
export const rows = componentStyle({ display: 'grid', gridAutoRows: '1fr' });
export const rowLabel = componentStyle({
  alignItems: 'center',
  color: vars.color.fgSubtle,
  display: 'flex',
  fontSize: vars.font.size.xs,
  whiteSpace: 'nowrap',
});
export const plot = componentStyle({ minBlockSize: `calc(${vars.space[16]} * 2)` });
export const cell = componentStyle({
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
/** The one that is read. */
export const active = componentStyle({
  stroke: vars.color.fg,
  strokeWidth: vars.border.focus,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
export const key = componentStyle({
  ...figures,
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'inline-flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[2],
});
export const steps = componentStyle({
  blockSize: vars.space[3],
  display: 'block',
  inlineSize: vars.space[16],
  selectors: { [inRightToLeft]: { transform: 'scaleX(-1)' } },
});
