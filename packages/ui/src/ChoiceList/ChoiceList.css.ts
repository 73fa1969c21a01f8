import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** Rows below the words; a popover shows as many as fit. */
export const rows = componentStyle({
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space[1],
  maxBlockSize: `calc(${vars.space[16]} * 4)`,
  minBlockSize: 0,
  overflow: 'hidden',
});
