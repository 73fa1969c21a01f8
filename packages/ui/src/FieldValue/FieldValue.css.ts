import { vars } from '@comanda/tokens/contract';
import { controlFont } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const pair = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({ color: vars.color.fgSubtle, fontSize: vars.font.size.sm });

export const value = componentStyle({
  color: vars.color.fg,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const unset = componentStyle({ color: vars.color.fgSubtle });
