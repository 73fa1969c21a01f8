import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const list = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const item = componentStyle({
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

const content = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

const tiles = componentStyle({
  ...controlFont,
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 1.75)), 1fr))`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const tile = componentStyle({ borderRadius: vars.radius.card, minInlineSize: 0, position: 'relative' });

/** In the corner of its tile, over what the tile shows. */
const cornerHandle = componentStyle({
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  position: 'absolute',
});

const tileContent = componentStyle({ blockSize: '100%', display: 'grid', overflowWrap: 'anywhere' });

/** Where the items of each arrangement stand. */
export const arrangements = {
  list: { list, item, handle: undefined, content },
  tiles: { list: tiles, item: tile, handle: cornerHandle, content: tileContent },
} as const;
