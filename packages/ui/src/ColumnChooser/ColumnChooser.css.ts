import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const foot = componentStyle({
  borderBlockStart: line(vars.color.border),
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
});
