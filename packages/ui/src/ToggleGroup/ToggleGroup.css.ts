import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const group = componentStyle({
  alignItems: 'stretch',
  background: vars.color.sunken,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  display: 'inline-flex',
  flexWrap: 'wrap',
  // Lines of toggles are as far apart as a finger needs.
  gap: `calc(4 * ${vars.border.thin}) ${vars.border.thin}`,
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: vars.border.thin,
});

export const toggle = componentStyle({
  ...controlFont,
  alignItems: 'center',
  background: 'transparent',
  border: line('transparent'),
  borderRadius: `calc(${vars.radius.control} - ${vars.border.thin})`,
  boxSizing: 'border-box',
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'inline-flex',
  fontWeight: vars.font.weight.medium,
  gap: vars.space[2],
  justifyContent: 'center',
  margin: 0,
  maxInlineSize: '100%',
  // A line of several is as high as one alone.
  minBlockSize: `calc(${vars.size.control} - 4 * ${vars.border.thin})`,
  minInlineSize: `calc(${vars.size.controlSmall} + ${vars.border.focus})`,
  outline: 'none',
  overflowWrap: 'anywhere',
  paddingBlock: 0,
  paddingInline: vars.space[2],
  selectors: {
    '&[data-hovered]': { color: vars.color.fg },
    '&[data-selected]': {
      background: vars.color.raised,
      borderColor: vars.color.border,
      borderBlockEndColor: vars.color.borderStrong,
      color: vars.color.fg,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
  '@media': {
    [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
