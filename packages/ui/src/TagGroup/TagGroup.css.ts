import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, focusRingInset, forcedColors, line, truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** Fingers need more than a mouse does, and tags stand side by side: they grow themselves. */
const coarse = '(pointer: coarse)';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { ...focusRing, borderRadius: vars.radius.control } },
});

export const empty = componentStyle({ color: vars.color.fgMuted });

export const tag = componentStyle({
  ...controlFont,
  alignItems: 'center',
  background: vars.color.sunken,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fg,
  cursor: 'default',
  display: 'inline-flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.space[6],
  minInlineSize: 0,
  outline: 'none',
  paddingInline: vars.space[2],
  textDecoration: 'none',
  selectors: {
    '&[data-selection-mode], &[data-href]': { cursor: 'pointer' },
    '&[data-href]': { color: vars.color.link },
    '&[data-selected]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentBorder,
      color: vars.color.onAccentSoft,
    },
    '&[data-selection-mode][data-hovered], &[data-href][data-hovered]': {
      borderColor: vars.color.borderStrong,
    },
    '&[data-selection-mode][data-selected][data-hovered]': { borderColor: vars.color.accentMark },
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.fgDisabled,
      cursor: 'default',
    },
  },
  '@media': {
    [coarse]: { minBlockSize: vars.size.touch, paddingInlineStart: vars.space[3] },
    [forcedColors]: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const words = componentStyle({ ...truncate, minInlineSize: 0 });

export const remove = componentStyle({
  alignItems: 'center',
  alignSelf: 'stretch',
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.space[6],
  justifyContent: 'center',
  margin: 0,
  outline: 'none',
  padding: 0,
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: vars.color.fg },
    [`${tag}[data-selected] &`]: { color: 'inherit' },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: 'inherit', cursor: 'default' },
  },
  '@media': { [coarse]: { inlineSize: vars.size.touch } },
});
