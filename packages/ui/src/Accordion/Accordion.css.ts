import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRingInset, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const accordion = componentStyle({
  ...controlFont,
  borderBlockStart: line(vars.color.border),
  color: vars.color.fg,
  minInlineSize: 0,
});

export const section = componentStyle({ borderBlockEnd: line(vars.color.border) });

export const header = componentStyle({ alignItems: 'center', display: 'flex', gap: vars.space[2] });

export const heading = componentStyle({
  flex: '1 1 auto',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  margin: 0,
  minInlineSize: 0,
});

export const trigger = componentStyle({
  ...controlFont,
  alignItems: 'center',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'flex',
  fontWeight: vars.font.weight.medium,
  gap: vars.space[2],
  inlineSize: '100%',
  margin: 0,
  minBlockSize: vars.size.row,
  outline: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** Says that it opens where it stands, in whatever direction one reads. */
export const chevron = componentStyle({
  flexShrink: 0,
  selectors: { [`${section}[data-expanded] &`]: { transform: 'rotate(180deg)' } },
  '@media': {
    [motionSafe]: { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` },
    print: { display: 'none' },
  },
});

export const title = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const end = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  gap: vars.space[2],
  maxInlineSize: '50%',
  paddingInlineEnd: vars.space[2],
});

export const panel = componentStyle({
  // Measured by react-aria: 0 while closed, the content's own while it opens, then auto.
  blockSize: 'var(--disclosure-panel-height)',
  minInlineSize: 0,
  overflow: 'clip',
  '@media': {
    [motionSafe]: { transition: `block-size ${vars.motion.normal} ${vars.motion.ease}` },
    print: { blockSize: 'auto', contentVisibility: 'visible', display: 'block' },
  },
});

/** Below the words of the title, past the chevron. */
export const content = componentStyle({
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space[4],
  paddingBlockStart: vars.space[1],
  paddingInlineEnd: vars.space[2],
  paddingInlineStart: `calc(${vars.space[4]} + ${vars.size.icon})`,
});
