import { vars } from '@comanda/tokens/contract';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const mark = componentStyle({ display: 'block', inlineSize: 'auto', justifySelf: 'start' });

export const size = componentStyles({
  sm: { blockSize: vars.space[6] },
  md: { blockSize: vars.space[8] },
});
