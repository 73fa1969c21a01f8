import { vars } from '@comanda/tokens/contract';
import { figures as figuresOf, tracked } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const figures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  outline: 'none',
  padding: 0,
  rowGap: vars.space[5],
});

export const figure = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

/** What the figure is of. */
export const name = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });

export const value = componentStyle({
  ...figuresOf,
  ...tracked('display'),
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.line.display,
});
