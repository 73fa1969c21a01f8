import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const list = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = componentStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
});

export const lifted = componentStyle({
  background: vars.color.accentSoft,
  boxShadow: vars.shadow.lifted,
  color: vars.color.onAccentSoft,
  position: 'relative',
  zIndex: 1,
  '@media': { [forcedColors]: { outline: `${vars.border.focus} solid Highlight` } },
});

export const handle = componentStyle({
  alignItems: 'center',
  background: 'none',
  blockSize: vars.size.controlSmall,
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'grab',
  display: 'flex',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  justifyContent: 'center',
  outline: 'none',
  padding: 0,
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.fg },
    '&[aria-pressed="true"]': { color: 'inherit', cursor: 'grabbing' },
    '&:focus-visible': focusRing,
  },
});

export const number = componentStyle({
  color: vars.color.fgMuted,
  flexShrink: 0,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: vars.space[6],
  textAlign: 'center',
});

export const content = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
