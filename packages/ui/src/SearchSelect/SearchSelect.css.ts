import { vars } from '@comanda/tokens/contract';
import { line, scrollArea } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const search = componentStyle({
  borderBlockEnd: line(vars.color.border),
  padding: vars.space[2],
});

export const list = componentStyle({ ...scrollArea, maxBlockSize: `calc(${vars.space[16]} * 5)` });
