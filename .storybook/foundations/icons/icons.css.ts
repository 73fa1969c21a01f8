import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { panel, plain } from '../page.css.ts';

export const icons = style([
  plain,
  {
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  },
]);
export const icon = style([
  panel,
  {
    alignContent: 'start',
    display: 'grid',
    gap: vars.space[2],
    justifyItems: 'center',
    padding: vars.space[4],
    textAlign: 'center',
  },
]);
export const name = style({
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
export const uses = style({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });
