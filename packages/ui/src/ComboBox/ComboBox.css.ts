import { vars } from '@comanda/tokens/contract';
import { hairSpace } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const opener = componentStyle({
  alignItems: 'center',
  appearance: 'none',
  background: 'transparent',
  blockSize: vars.size.controlSmall,
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  justifyContent: 'center',
  marginInlineStart: hairSpace,
  outline: 'none',
  padding: 0,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
});
