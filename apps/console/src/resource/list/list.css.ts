import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const summary = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
});
/** As far from the first point as the room within what is pressed. */
export const count = style({ marginInlineEnd: vars.space[2] });
export const figureOf = style({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
/** What is a press away on a screen, and only there. */
export const standing = style({
  alignItems: 'center',
  display: 'flex',
  '@media': { print: { display: 'none' } },
});
export const words = style({ display: 'flex', minInlineSize: 0 });
/** Where there is hardly room a percentage says all: which tax it is. */
export const wordsOfPercent = style([words, { '@media': { '(max-width: 599.98px)': { display: 'none' } } }]);
export const telling = style({ columnGap: '0.3em', display: 'flex', minInlineSize: 0 });
