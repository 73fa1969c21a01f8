import { vars } from '@comanda/tokens/contract';
import { controlFont, dangerText, focusRing, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const field = componentStyle({
  alignItems: 'flex-start',
  display: 'inline-flex',
  flexDirection: 'column',
  fontFamily: vars.font.family,
  minInlineSize: 0,
});

/** As large as a line, however large its text is. */
const target = `calc(${vars.size.icon} + ${vars.space[2]})`;

export const checkbox = componentStyle({
  ...controlFont,
  alignItems: 'flex-start',
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'inline-flex',
  gap: vars.space[2],
  /* 24 px and more in both directions: 2.5.8 of WCAG 2.2. */
  minBlockSize: target,
  minInlineSize: target,
  paddingBlock: `calc(${vars.space[1]} / 2)`,
  boxSizing: 'border-box',
  position: 'relative',
  selectors: {
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

/** Without words the box stands in the middle of its target. */
export const bare = componentStyle({ alignItems: 'center', justifyContent: 'center', padding: 0 });

export const boxLine = componentStyle({
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.font.line.normal})`,
  display: 'inline-flex',
  flexShrink: 0,
});

export const box = componentStyle({
  alignItems: 'center',
  background: vars.color.field,
  blockSize: vars.size.icon,
  border: line(vars.color.borderField),
  borderRadius: vars.radius.mark,
  boxSizing: 'border-box',
  color: vars.color.onAccent,
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  justifyContent: 'center',
  selectors: {
    [`${checkbox}[data-hovered] &`]: { borderColor: vars.color.fgSubtle },
    [`${checkbox}[data-selected] &, ${checkbox}[data-indeterminate] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accentEdge,
    },
    [`${checkbox}[data-selected][data-hovered] &, ${checkbox}[data-indeterminate][data-hovered] &`]: {
      background: vars.color.accentHover,
    },
    [`${checkbox}[data-invalid] &`]: { borderColor: vars.color.danger },
    [`${checkbox}[data-focus-visible] &`]: focusRing,
    [`${checkbox}[data-disabled] &`]: {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.fgDisabled,
    },
  },
  '@media': {
    [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      color: 'HighlightText',
      selectors: {
        [`${checkbox}[data-hovered] &, ${checkbox}[data-invalid] &`]: { borderColor: 'FieldText' },
        [`${checkbox}[data-selected] &, ${checkbox}[data-indeterminate] &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        [`${checkbox}[data-selected][data-hovered] &, ${checkbox}[data-indeterminate][data-hovered] &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        [`${checkbox}[data-disabled] &`]: { borderColor: 'GrayText', color: 'GrayText', background: 'Field' },
      },
    },
  },
});

export const mark = componentStyle({ blockSize: '75%', inlineSize: '75%', strokeWidth: 3 });

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({
  color: vars.color.fgMuted,
  display: 'block',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.normal,
  overflowWrap: 'anywhere',
  paddingInlineStart: target,
});

export const error = componentStyle({
  alignItems: 'flex-start',
  color: dangerText,
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  lineHeight: vars.font.line.normal,
  overflowWrap: 'anywhere',
  paddingInlineStart: target,
});
