import { vars } from '@comanda/tokens/contract';
import { controlFont } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const narrow = '(max-width: 767.98px)';

export const bar = componentStyle({
  ...controlFont,
  alignItems: 'center',
  color: vars.color.topbarFg,
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: `calc(${vars.size.control} + ${vars.space[5]})`,
  boxSizing: 'border-box',
  paddingInline: vars.space[4],
  // What it is about keeps some of the room.
  '@media': { [narrow]: { gap: vars.space[1], paddingInline: vars.space[2] } },
});

export const brand = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexShrink: 0,
  fontWeight: vars.font.weight.bold,
  maxInlineSize: '40%',
  overflowWrap: 'anywhere',
});

export const context = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  minInlineSize: 0,
});

export const end = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[1],
});
