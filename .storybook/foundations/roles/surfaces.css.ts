import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, panel } from '../page.css.ts';

/** The page around, so that the surface is seen on it. */
export const mode = style({
  background: vars.color.page,
  border: line,
  borderRadius: vars.radius.card,
  padding: vars.space[3],
});
export const sample = style([panel, { alignContent: 'start', display: 'grid', gap: vars.space[1] }]);
export const fg = style({ fontWeight: vars.font.weight.bold });
export const fgMuted = style({ color: vars.color.fgMuted });
export const fgSubtle = style({ color: vars.color.fgSubtle });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
});
export const assigned = style({ alignContent: 'start', display: 'grid' });
export const pair = style({
  borderBlockEnd: line,
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  paddingBlock: `calc(${vars.space[1]} / 2)`,
});
