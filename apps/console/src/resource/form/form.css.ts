import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const field = style({ minInlineSize: 0 });
/** A box with its label beside it stands at the height of the controls around, below their labels. */
export const flag = style({
  paddingBlockStart: `calc(${vars.font.size.sm} * ${vars.font.line.normal} + ${vars.space[3]})`,
});
/** A record and, where there is room, its history beside it. */
export const beside = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1200px)': { gridTemplateColumns: `minmax(0, 1fr) calc(${vars.space[16]} * 5)` },
  },
});
export const change = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const changeHead = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
export const skeleton = style({ display: 'grid', gap: vars.space[5] });

/** What a question says, part by part. */
export const reach = style({ display: 'grid', gap: vars.space[4] });
