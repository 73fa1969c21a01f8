import { vars } from '@comanda/tokens/contract';
import { hairSpace, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const open = componentStyle({ flexShrink: 0, marginInlineEnd: hairSpace });

export const panel = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'center',
  minInlineSize: 0,
  padding: vars.space[3],
});

export const footer = componentStyle({
  borderBlockStart: line(vars.color.border),
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
  padding: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

/** At the end side also where it stands alone. */
export const clear = componentStyle({ marginInlineStart: 'auto' });
