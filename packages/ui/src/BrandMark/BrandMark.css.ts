import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const mark = componentStyle({ blockSize: vars.space[8], inlineSize: 'auto', justifySelf: 'start' });
