import { vars } from '@comanda/tokens/contract';
import { forcedColors } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const segments = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flex: '1 1 auto',
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 0,
  paddingInline: vars.space[2],
});

export const segment = componentStyle({
  alignItems: 'center',
  borderRadius: vars.radius.mark,
  display: 'inline-flex',
  justifyContent: 'center',
  outline: 'none',
  whiteSpace: 'pre',
  selectors: {
    // Each part is a target of its own.
    '&:not([data-type="literal"])': {
      minBlockSize: vars.space[6],
      minInlineSize: vars.space[6],
      paddingInline: `calc(${vars.space[1]} / 2)`,
    },
    '&[data-placeholder]': { color: vars.color.fgSubtle },
    '&[data-type="literal"]': { color: vars.color.fgMuted },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-disabled]': { color: vars.color.fgDisabled },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
