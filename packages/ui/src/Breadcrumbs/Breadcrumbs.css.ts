import { vars } from '@comanda/tokens/contract';
import { controlFont, truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const list = componentStyle({
  ...controlFont,
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  listStyle: 'none',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  // Where they take several lines, a finger meets one of them.
  '@media': { '(pointer: coarse)': { rowGap: `calc(${vars.size.touch} - ${vars.space[6]})` } },
});

export const crumb = componentStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space[1],
  minBlockSize: vars.space[6],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const current = componentStyle({ ...truncate, color: vars.color.fg });

export const separator = componentStyle({ color: vars.color.fgSubtle });
