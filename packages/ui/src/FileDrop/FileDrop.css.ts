import { vars } from '@comanda/tokens/contract';
import { focusRing } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const zone = componentStyle({
  alignItems: 'center',
  background: vars.color.sunken,
  border: `${vars.border.thin} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  justifyContent: 'center',
  minBlockSize: `calc(${vars.space[16]} * 3)`,
  outline: 'none',
  padding: vars.space[5],
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      borderStyle: 'solid',
    },
    '&[data-focus-visible]': focusRing,
  },
});

export const mark = componentStyle({
  alignItems: 'center',
  background: vars.color.accentSoft,
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  color: vars.color.onAccentSoft,
  display: 'inline-flex',
  inlineSize: vars.space[12],
  justifyContent: 'center',
});

export const ways = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'center',
});

export const hint = componentStyle({ color: vars.color.fgMuted });
