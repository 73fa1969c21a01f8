import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const line = componentStyle({
  alignItems: 'baseline',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

const value = {
  borderRadius: vars.radius.mark,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingInline: vars.space[1],
} as const;

export const old = componentStyle({
  ...value,
  background: vars.color.dangerSoft,
  color: vars.color.onDangerSoft,
});

export const fresh = componentStyle({
  ...value,
  background: vars.color.successSoft,
  color: vars.color.onSuccessSoft,
  textDecoration: 'none',
});

/** It has no letters to stand on their line. */
export const arrow = componentStyle({ alignSelf: 'center' });
export const none = componentStyle({ color: vars.color.fgMuted });
