import { vars } from '@comanda/tokens/contract';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const facts = componentStyle({
  columnGap: vars.space[4],
  display: 'grid',
  margin: 0,
  rowGap: vars.space[1],
});

export const columns = componentStyles({
  content: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)' },
  halves: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: vars.space[2] },
});

/** Its two parts are cells of the whole, so that all values begin at one line. */
export const fact = componentStyle({ display: 'contents' });

export const term = componentStyle({ color: vars.color.fgMuted, overflowWrap: 'anywhere' });

export const value = componentStyle({ margin: 0, overflowWrap: 'anywhere' });
