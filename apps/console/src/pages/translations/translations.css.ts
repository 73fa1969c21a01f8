import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export { page } from '../../list/list.css.ts';

/** Which texts: choices beside each other, under each other where it is narrow. */
export const choices = style({
  alignItems: 'end',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});
/** How far it is beside what is shown. */
export const standing = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  justifyContent: 'space-between',
});
export const progress = style({ flex: '1 1 16rem', maxInlineSize: '32rem', minInlineSize: 0 });
export const foot = style({ display: 'flex', justifyContent: 'end' });
