import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const about = componentStyle({ display: 'grid', gap: vars.space[3] });

export const list = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const permission = componentStyle({ display: 'grid', textAlign: 'start' });

export const action = componentStyle({
  color: vars.color.fgMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const whom = componentStyle({ color: vars.color.fgMuted, margin: 0 });
