import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const box = componentStyle({ alignItems: 'stretch' });

export const area = componentStyle({
  blockSize: 'auto',
  fieldSizing: 'content',
  maxBlockSize: `calc(${vars.space[16]} * 6)`,
  minBlockSize: `calc(${vars.size.control} * 2)`,
  paddingBlock: vars.space[1],
  resize: 'vertical',
});
