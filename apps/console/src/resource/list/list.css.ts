import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const summary = style({
  alignItems: 'center',
  columnGap: vars.space[1],
  display: 'flex',
  flexWrap: 'wrap',
});
export const figureOf = style({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
/** What is a press away on a screen, and only there. */
export const standing = style({
  alignItems: 'center',
  columnGap: vars.space[1],
  display: 'flex',
  '@media': { print: { display: 'none' } },
});
export const words = style({ display: 'flex', minInlineSize: 0 });
/** Where there is hardly room a percentage says all: which tax it is. */
export const wordsOfPercent = style([words, { '@media': { '(max-width: 599.98px)': { display: 'none' } } }]);
export const telling = style({ display: 'flex', minInlineSize: 0 });
