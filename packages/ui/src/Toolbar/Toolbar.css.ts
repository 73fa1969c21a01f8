import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const toolbar = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { '&[data-orientation="vertical"]': { alignItems: 'stretch', flexDirection: 'column' } },
});
