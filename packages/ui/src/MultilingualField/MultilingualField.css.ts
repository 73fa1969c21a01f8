import { vars } from '@comanda/tokens/contract';
import { line as border } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const group = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const line = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const toggle = componentStyle({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });

export const complete = componentStyle({
  color: vars.color.fgMuted,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.sm,
});

export const others = componentStyle({
  borderInlineStart: border(vars.color.border),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInlineStart: vars.space[3],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const other = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const text = componentStyle({ inlineSize: '100%' });
