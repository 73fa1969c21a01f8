import { vars } from '@comanda/tokens/contract';
import { controlFont } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const pagination = componentStyle({
  ...controlFont,
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space[4],
  justifyContent: 'space-between',
});

export const part = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const steps = componentStyle({
  alignItems: 'center',
  display: 'flex',
  gap: `calc(${vars.space[1]} / 2)`,
});

export const pageBox = componentStyle({ inlineSize: '3.6rem' });

export const sizeBox = componentStyle({ inlineSize: '4.6rem' });
