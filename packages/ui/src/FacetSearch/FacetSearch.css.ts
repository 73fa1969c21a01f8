import { vars } from '@comanda/tokens/contract';
import { truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const words = componentStyle({ ...truncate, maxInlineSize: `calc(${vars.space[16]} * 4)` });

export const foot = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  marginBlockStart: vars.space[3],
});
