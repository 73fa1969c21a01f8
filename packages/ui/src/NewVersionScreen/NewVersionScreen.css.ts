import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const screen = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'center',
  minBlockSize: '100dvb',
});
