import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, hairSpace, line, motionSafe } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const options = componentRecipe({
  display: 'flex',
  variants: {
    orientation: {
      vertical: { flexDirection: 'column', gap: hairSpace },
      horizontal: { flexWrap: 'wrap', columnGap: vars.space[5], rowGap: hairSpace },
    },
  },
});
export type Orientation = keyof typeof options.classNames.variants.orientation;

export const radio = componentStyle({
  ...controlFont,
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'inline-flex',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
  paddingBlock: hairSpace,
  position: 'relative',
  selectors: { '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' } },
});

export const dotLine = componentStyle({
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.font.line.normal})`,
  display: 'inline-flex',
  flexShrink: 0,
});

/** The ring thickens into a dot: shape, not only colour, tells the chosen one. */
export const dot = componentStyle({
  background: vars.color.field,
  blockSize: vars.size.icon,
  border: line(vars.color.borderField),
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  selectors: {
    [`${radio}[data-hovered] &`]: { borderColor: vars.color.fgSubtle },
    [`${radio}[data-selected] &`]: {
      borderColor: vars.color.accentMark,
      borderWidth: `calc(${vars.size.icon} * 0.3)`,
    },
    [`${radio}[data-invalid] &`]: { borderColor: vars.color.danger },
    [`${radio}[data-focus-visible] &`]: focusRing,
    [`${radio}[data-disabled] &`]: { background: vars.color.sunken, borderColor: vars.color.fgDisabled },
  },
  '@media': {
    [motionSafe]: { transition: `border-width ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      selectors: {
        [`${radio}[data-selected] &`]: {
          background: 'Field',
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
        [`${radio}[data-disabled] &`]: { borderColor: 'GrayText' },
      },
    },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });
