import { vars } from '@comanda/tokens/contract';
import { hairSpace } from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const options = componentStyles({
  vertical: { alignItems: 'flex-start', display: 'flex', flexDirection: 'column', gap: hairSpace },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5], rowGap: hairSpace },
});

/** Under the box over all: what it stands for is set in. */
export const below = componentStyle({ paddingInlineStart: vars.space[6] });

export const empty = componentStyle({ color: vars.color.fgMuted });
