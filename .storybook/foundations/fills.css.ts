import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, shown } from './page.css.ts';

/** A class for each colour role, which fills its element with it. */
export const fill = styleVariants(vars.color, (color) => ({ background: color }));

export const swatch = style({
  ...shown,
  blockSize: vars.space[10],
  border: line,
  borderRadius: vars.radius.control,
  flexShrink: 0,
  inlineSize: vars.space[10],
});
