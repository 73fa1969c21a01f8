import { vars } from '@comanda/tokens/contract';
import { controlFont, flat, focusRing, forcedColors, motionSafe, veil } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const card = componentStyle({
  ...controlFont,
  ...flat,
  alignItems: 'center',
  background: vars.color.bg,
  blockSize: '100%',
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  inlineSize: '100%',
  margin: 0,
  minBlockSize: `max(${vars.space[12]}, ${vars.size.touch})`,
  outline: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { ...veil(vars.color.hover), boxShadow: vars.shadow.raised },
    '&[data-pressed]': { ...veil(vars.color.pressed), transform: `scale(${vars.motion.press})` },
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    [motionSafe]: {
      transition: `box-shadow ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
    },
  },
});

/** Cards beside each other begin with their pictures, however long their words are. */
export const pictured = componentStyle({ alignContent: 'start', paddingBlock: vars.space[3] });
export const picture = componentStyle({ display: 'grid', flexBasis: '100%', minInlineSize: 0 });
export const words = componentStyle({
  display: 'grid',
  flex: '1 1 0',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const title = componentStyle({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const details = componentStyle({
  color: vars.color.fgMuted,
  display: 'grid',
  fontSize: vars.font.size.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  selectors: { [`${card}[data-disabled] &`]: { color: 'inherit' } },
});

export const mark = componentStyle({
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    [`${card}:is([data-hovered], [data-pressed], [data-disabled]) &`]: { color: 'inherit' },
  },
});
