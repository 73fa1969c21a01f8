import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const quiet = style({ color: vars.color.fgSubtle });
export const mark = style({ color: vars.color.success, display: 'inline-flex' });

export const picture = style({
  blockSize: vars.space[6],
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  inlineSize: vars.space[6],
  objectFit: 'cover',
  verticalAlign: 'middle',
});

export const pictures = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  verticalAlign: 'middle',
});
export const large = style({
  background: vars.color.field,
  blockSize: `calc(${vars.space[10]} * 2)`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  display: 'block',
  forcedColorAdjust: 'none',
  inlineSize: `calc(${vars.space[10]} * 2)`,
  objectFit: 'contain',
});

export const swatchText = style({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });

export const references = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  listStyle: 'decimal',
  margin: 0,
  paddingInlineStart: vars.space[5],
});
export const other = style({ color: vars.color.fgMuted, display: 'block' });
export const detail = style({ color: vars.color.fgSubtle, marginInlineStart: vars.space[2] });
export const said = style({ marginInlineStart: vars.space[3] });

export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
