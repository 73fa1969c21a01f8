import { vars } from '@comanda/tokens/contract';
import { line, scrollArea } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const search = componentStyle({
  borderBlockEnd: line(vars.color.border),
  padding: vars.space[2],
});

/** As high as the list inside may get; search and foot stay in sight. */
export const list = componentStyle({ ...scrollArea, maxBlockSize: `calc(${vars.space[16]} * 5)` });

export const foot = componentStyle({
  borderBlockStart: line(vars.color.border),
  padding: vars.space[3],
});
