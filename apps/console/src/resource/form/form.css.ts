import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const field = style({ minInlineSize: 0 });
/** A box with its label beside it stands at the height of the controls around, below their labels. */
export const flag = style({
  paddingBlockStart: `calc(${vars.font.size.sm} * ${vars.font.line.normal} + ${vars.space[3]})`,
});
export const skeleton = style({ display: 'grid', gap: vars.space[5] });
