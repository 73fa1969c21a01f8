import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const figures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  listStyle: 'none',
  margin: 0,
  outline: 'none',
  padding: 0,
});

export const figure = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = componentStyle({
  fontSize: vars.font.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
});
