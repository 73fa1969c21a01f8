import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, plain } from '../page.css.ts';
import { windows } from './windows.ts';

const width = createVar();
const height = createVar();
/** The least that a screen must have to be judged. */
const least = { desktop: '17rem', tablet: '17rem', telephone: '11rem' };

export const sheet = styleVariants(least, (size) => [
  plain,
  {
    display: 'grid',
    gap: `${vars.space[5]} ${vars.space[4]}`,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size}), 1fr))`,
  },
]);
export const figure = style({ display: 'grid', gap: vars.space[2] });
export const caption = style({ fontSize: vars.font.size.sm });
const place = style({
  aspectRatio: `${width} / ${height}`,
  border: line,
  borderRadius: vars.radius.control,
  boxSizing: 'content-box',
  containerType: 'inline-size',
  overflow: 'hidden',
  position: 'relative',
});
export const view = styleVariants(windows, (size) => [
  place,
  { vars: { [width]: String(size.width), [height]: String(size.height) } },
]);
export const frame = style({
  blockSize: `calc(${height} * 1px)`,
  border: 'none',
  inlineSize: `calc(${width} * 1px)`,
  insetBlockStart: 0,
  insetInlineStart: 0,
  position: 'absolute',
  // The quotient of two lengths, which calc() cannot say everywhere yet.
  scale: `tan(atan2(100cqi, calc(${width} * 1px)))`,
  transformOrigin: 'left top',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right top' } },
});
