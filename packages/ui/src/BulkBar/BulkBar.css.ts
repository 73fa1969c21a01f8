import { vars } from '@comanda/tokens/contract';
import { controlFont } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const slot = componentStyle({
  ...controlFont,
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const count = componentStyle({
  color: vars.color.fg,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
});

/** Stands before there is a count, so that the first one is announced too. */
export const silent = componentStyle({ display: 'inline-block' });

export const actions = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
});
