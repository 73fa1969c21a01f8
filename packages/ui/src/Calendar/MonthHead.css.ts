import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, hairSpace, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** Two arrows as wide as each other and the month between them, in the middle whether or not an arrow is there. */
export const head = componentStyle({
  alignItems: 'center',
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) ${vars.size.control}`,
});

export const names = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: 2,
  justifyContent: 'center',
  minInlineSize: 0,
});

export const previous = componentStyle({ gridColumn: 1, gridRow: 1 });

export const next = componentStyle({ gridColumn: 3, gridRow: 1 });

export const chooser = componentStyle({
  alignItems: 'center',
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  position: 'relative',
});

export const select = componentStyle({
  ...controlFont,
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  cursor: 'pointer',
  fieldSizing: 'content',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
  margin: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  minInlineSize: 0,
  outline: 'none',
  paddingBlock: 0,
  paddingInlineEnd: `calc(${vars.size.icon} + ${vars.space[1]})`,
  paddingInlineStart: vars.space[1],
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': focusRing,
    '&:disabled': { background: 'transparent', color: vars.color.fgDisabled, cursor: 'default', opacity: 1 },
  },
  '@media': {
    [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});

export const chevron = componentStyle({
  insetInlineEnd: hairSpace,
  pointerEvents: 'none',
  position: 'absolute',
  selectors: { [`${select}:disabled + &`]: { display: 'none' } },
});
