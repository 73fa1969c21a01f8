import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const pictures = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  verticalAlign: 'middle',
});

export const swatchText = style({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });

/** Numbered, as their order is part of what they say. */
export const references = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
});
export const other = style({ display: 'block' });
export const said = style({ marginInlineStart: vars.space[3] });

/** What a change does, a line a value. */
export const changed = layout.stack[1];
export const changedLine = style({
  alignItems: 'baseline',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
});
