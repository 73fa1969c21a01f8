import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] } as const;
export const week = style({ display: 'grid', gap: vars.space[3] });
export const day = style({
  ...line,
  alignItems: 'start',
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});
/** A legend takes part in no flow of a row but where it floats. */
export const name = style({
  float: 'inline-start',
  inlineSize: `calc(${vars.space[16]} * 1.5)`,
  padding: 0,
  paddingBlock: vars.space[2],
  fontSize: vars.font.size.sm,
});
export const spans = style({ ...line, flex: 1, columnGap: vars.space[6] });
export const span = style({ ...line, flexWrap: 'nowrap', alignItems: 'end' });
export const deeds = style({ display: 'flex', gap: vars.space[1] });
export const closed = style({ display: 'grid', gap: vars.space[2] });
