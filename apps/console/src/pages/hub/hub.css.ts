import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[5];
export const board = pageStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const column = layout.stack[3];
export const stack = layout.stack[3];
export const tight = pageStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
});
/** The days of a week under each other. */
export const days = layout.stack[5];
export const line = layout.line[2];
export const ends = pageStyle({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
});
export const choices = pageStyle({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
/** Codes to be cut apart: a line of them is never torn in two by the end of a sheet. */
export const sheet = pageStyle({ display: 'block' });
export const table = pageStyle({
  display: 'inline-grid',
  gap: vars.space[2],
  // On a phone two of them stand beside each other.
  inlineSize: 'min(11rem, 50%)',
  justifyItems: 'center',
  paddingBlock: vars.space[3],
  '@media': { print: { inlineSize: 'calc(100% / 3)' } },
});
export const code = pageStyle({ inlineSize: '9rem' });
