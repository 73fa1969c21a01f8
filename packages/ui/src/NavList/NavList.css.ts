import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRingInset, forcedColors, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const list = componentStyle({
  ...controlFont,
  columnGap: vars.space[1],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  rowGap: vars.border.focus,
});

export const item = componentStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  outline: 'none',
  paddingInline: vars.space[2],
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.fg },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': { [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` } },
});

export const current = componentStyle({
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  selectors: { '&[data-hovered]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
  '@media': {
    [forcedColors]: {
      outline: `${vars.border.focus} solid Highlight`,
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
  },
});

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
