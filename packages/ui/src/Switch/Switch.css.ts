import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const field = componentStyle({
  alignItems: 'flex-start',
  display: 'inline-flex',
  flexDirection: 'column',
  fontFamily: vars.font.family,
  minInlineSize: 0,
});

export const toggle = componentStyle({
  ...controlFont,
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'inline-flex',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
  paddingBlock: `calc(${vars.space[1]} / 2)`,
  position: 'relative',
  selectors: { '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' } },
});

export const trackLine = componentStyle({
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.font.line.normal})`,
  display: 'inline-flex',
  flexShrink: 0,
});

export const track = componentStyle({
  background: vars.color.fgSubtle,
  blockSize: vars.size.icon,
  border: line('transparent'),
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: `calc(${vars.size.icon} * 1.75)`,
  padding: vars.border.thin,
  selectors: {
    [`${toggle}[data-hovered] &`]: { background: vars.color.fgMuted },
    [`${toggle}[data-selected] &`]: { background: vars.color.accent, borderColor: vars.color.accentEdge },
    [`${toggle}[data-selected][data-hovered] &`]: { background: vars.color.accentHover },
    [`${toggle}[data-focus-visible] &`]: focusRing,
    [`${toggle}[data-disabled] &`]: { background: vars.color.sunken, borderColor: vars.color.border },
  },
  '@media': {
    [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      background: 'ButtonFace',
      borderColor: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        [`${toggle}[data-hovered] &`]: { background: 'ButtonFace' },
        [`${toggle}[data-selected] &, ${toggle}[data-selected][data-hovered] &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        [`${toggle}[data-disabled] &`]: { background: 'ButtonFace', borderColor: 'GrayText' },
      },
    },
  },
});

/** The knob moves in reading direction. */
export const knob = componentStyle({
  background: vars.color.field,
  blockSize: '100%',
  borderRadius: vars.radius.full,
  aspectRatio: '1',
  selectors: {
    [`${toggle}[data-selected] &`]: { background: vars.color.onAccent, marginInlineStart: 'auto' },
    [`${toggle}[data-disabled] &`]: { background: vars.color.fgDisabled },
  },
  '@media': {
    [forcedColors]: {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        [`${toggle}[data-selected] &`]: { background: 'HighlightText' },
        [`${toggle}[data-disabled] &`]: { background: 'GrayText' },
      },
    },
  },
});

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.normal,
  overflowWrap: 'anywhere',
  paddingInlineStart: `calc(${vars.size.icon} * 1.75 + ${vars.space[2]})`,
});
