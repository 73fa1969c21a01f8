import { vars } from '@comanda/tokens/contract';
import { controlFont, floatingSurface, forcedColors, line, scrollArea } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const narrow = '(max-width: 767.98px)';
/** Where a finger points there are no keys to tell of. */
const byFinger = '(pointer: coarse)';

/** No motion: it is there in the frame after the key. */
export const scrim = componentStyle({
  alignItems: 'start',
  background: vars.color.scrim,
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  boxSizing: 'border-box',
  display: 'flex',
  inlineSize: '100%',
  insetBlockStart: 0,
  insetInlineStart: 0,
  justifyContent: 'center',
  paddingBlock: `min(12vb, ${vars.space[16]}) ${vars.space[4]}`,
  paddingInline: vars.space[4],
  position: 'fixed',
  zIndex: vars.layer.overlay,
  '@media': { [narrow]: { padding: 0 } },
});

/** Nothing of what a browser draws of its own window. */
export const native = componentStyle({
  border: 'none',
  margin: 0,
  maxBlockSize: 'none',
  maxInlineSize: 'none',
  overflow: 'hidden',
  selectors: { '&::backdrop': { background: 'none' } },
});

export const panel = componentStyle({
  ...floatingSurface,
  ...controlFont,
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: `min(100%, calc(${vars.space[16]} * 8))`,
  maxInlineSize: `calc(${vars.space[16]} * 10)`,
  outline: 'none',
  overflow: 'hidden',
  '@media': {
    [narrow]: {
      borderBlockStartWidth: 0,
      borderInlineWidth: 0,
      borderRadius: 0,
      maxBlockSize: '100%',
      maxInlineSize: 'none',
    },
    [forcedColors]: { border: line('CanvasText') },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
});

export const head = componentStyle({
  alignItems: 'center',
  borderBlockEnd: line(vars.color.border),
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
});

export const glass = componentStyle({ color: vars.color.fgMuted, display: 'inline-flex', flexShrink: 0 });

/** It has the focus for as long as the palette is open; the row that Enter takes is what stands out. */
export const box = componentStyle({
  ...controlFont,
  background: 'none',
  border: 'none',
  color: vars.color.fg,
  flex: '1 1 auto',
  fontSize: vars.font.size.lg,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  outline: 'none',
  padding: 0,
  selectors: { '&::placeholder': { color: vars.color.fgMuted, opacity: 1 } },
});

export const results = componentStyle({
  ...scrollArea,
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: vars.space[2],
  scrollPaddingBlock: vars.space[2],
});

export const row = componentStyle({ '@media': { [byFinger]: { minBlockSize: vars.size.touch } } });

/** What it is, and where it belongs; under each other where there is no room beside. */
export const words = componentStyle({
  columnGap: vars.space[3],
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const context = componentStyle({ color: vars.color.fgMuted });

export const keys = componentStyle({ display: 'inline-flex', flexShrink: 0, gap: vars.space[1] });

export const note = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  overflowWrap: 'anywhere',
  paddingInline: vars.space[2],
});

export const empty = componentStyle({
  color: vars.color.fgMuted,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const foot = componentStyle({
  alignItems: 'center',
  borderBlockStart: line(vars.color.border),
  color: vars.color.fgMuted,
  display: 'flex',
  flexShrink: 0,
  fontSize: vars.font.size.sm,
  gap: vars.space[4],
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
});

export const hints = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': { [byFinger]: { display: 'none' } },
});
