import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.space[16]} * 20)`,
});

export const head = style({
  alignItems: 'flex-end',
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  rowGap: vars.space[3],
});
export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});
export const title = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  margin: 0,
  overflowWrap: 'anywhere',
});
export const sentence = style({ color: vars.color.fgMuted, margin: 0 });
export const headActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const tools = style({
  alignItems: 'center',
  columnGap: vars.space[5],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[3],
});
export const search = style({ flexBasis: `calc(${vars.space[16]} * 4)`, flexGrow: 0 });
