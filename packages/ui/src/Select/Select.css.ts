import { vars } from '@comanda/tokens/contract';
import { besidePageTexts, truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const trigger = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.md,
  gap: vars.space[2],
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[2],
  textAlign: 'start',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-focus-visible]': { borderColor: vars.color.focus, outlineColor: vars.color.focus },
    '&:focus:not([data-focus-visible])': {
      borderColor: vars.color.border,
      borderBlockEndColor: vars.color.borderField,
      outlineColor: 'transparent',
    },
  },
});

export const value = componentStyle({
  ...truncate,
  alignItems: 'center',
  display: 'flex',
  flex: '1 1 auto',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.fgSubtle } },
});

export const valueText = componentStyle({ ...truncate, ...besidePageTexts });

export const chevron = componentStyle({ color: vars.color.fgMuted });
