import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, focusRingInset, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const tabs = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const list = componentStyle({
  borderBlockEnd: line(vars.color.border),
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[5],
  overflowX: 'auto',
  // What only those who listen get is pushed with the rest.
  position: 'relative',
  scrollbarWidth: 'none',
});

export const tab = componentStyle({
  alignItems: 'center',
  borderBlockEnd: `${vars.border.focus} solid transparent`,
  boxSizing: 'border-box',
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'inline-flex',
  flexShrink: 0,
  fontWeight: vars.font.weight.medium,
  gap: vars.space[2],
  marginBlockEnd: `calc(${vars.border.thin} * -1)`,
  minBlockSize: `calc(${vars.size.control} + ${vars.space[2]})`,
  outline: 'none',
  paddingInline: vars.space[1],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { borderBlockEndColor: vars.color.borderStrong, color: vars.color.fg },
    '&[data-selected]': { borderBlockEndColor: vars.color.accentMark, color: vars.color.fg },
    '&[data-focus-visible]': { ...focusRingInset, borderRadius: vars.radius.control },
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
  '@media': {
    [motionSafe]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const panel = componentStyle({
  borderRadius: vars.radius.control,
  minInlineSize: 0,
  outline: 'none',
  paddingBlockStart: vars.space[5],
  selectors: { '&[data-focus-visible]': focusRing, '&[data-inert]': { display: 'none' } },
});
