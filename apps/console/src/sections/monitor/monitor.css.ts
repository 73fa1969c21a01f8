import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const screens = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const screen = style({
  alignItems: 'center',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[2],
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: vars.font.weight.medium });
export const states = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});
export const quiet = style({ color: vars.color.fgMuted });
