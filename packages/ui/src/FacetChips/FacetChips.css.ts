import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, line, veil } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const facet = componentStyle({
  ...controlFont,
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const label = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const chip = componentStyle({
  alignItems: 'center',
  background: vars.color.chip,
  border: line('transparent'),
  borderRadius: vars.radius.full,
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'inline-flex',
  font: 'inherit',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  minBlockSize: vars.size.controlSmall,
  outline: 'none',
  paddingInline: vars.space[3],
  selectors: {
    '&[data-hovered]': veil(vars.color.hover),
    '&[data-selected]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentBorder,
      color: vars.color.onAccentSoft,
    },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const count = componentStyle({ fontVariantNumeric: 'tabular-nums' });
