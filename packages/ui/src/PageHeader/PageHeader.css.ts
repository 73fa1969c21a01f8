import { vars } from '@comanda/tokens/contract';
import { pageTitle } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const header = componentStyle({
  alignItems: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  justifyContent: 'space-between',
});
export const heading = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const about = componentStyle({ alignItems: 'center', display: 'flex', gap: vars.space[4] });
export const line = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
export const title = componentStyle({
  ...pageTitle,
  margin: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
});
export const description = componentStyle({ color: vars.color.fgMuted, margin: 0 });
export const actions = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
