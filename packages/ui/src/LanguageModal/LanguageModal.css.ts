import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRingInset, forcedColors } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const list = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.border.focus,
  outline: 'none',
});

export const language = componentStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.touch,
  outline: 'none',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const names = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
});

export const name = componentStyle({ alignSelf: 'flex-start' });

export const translated = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });
