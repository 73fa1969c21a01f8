import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const selector = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const steps = componentStyle({ alignItems: 'center', display: 'flex', minInlineSize: 0 });
