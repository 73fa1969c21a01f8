import { vars } from '@comanda/tokens/contract';
import { componentStyles } from '../styles/style.ts';

export const orientation = componentStyles({
  horizontal: {
    background: vars.color.border,
    blockSize: vars.border.thin,
    border: 'none',
    inlineSize: '100%',
    margin: 0,
  },
  vertical: {
    alignSelf: 'stretch',
    background: vars.color.border,
    border: 'none',
    inlineSize: vars.border.thin,
    margin: 0,
  },
});
