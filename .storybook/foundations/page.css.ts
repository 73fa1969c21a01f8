import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

export const line = `${vars.border.thin} solid ${vars.color.border}`;
/** Colours are what these pages are about: a palette of the system would leave nothing to see. */
export const shown = { forcedColorAdjust: 'none' } as const;

export const page = style({
  display: 'grid',
  gap: vars.space[10],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: 'auto',
  maxInlineSize: '82rem',
  paddingBlockEnd: vars.space[16],
});
export const section = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({ display: 'grid', gap: vars.space[1] });
export const heading = style({ fontSize: vars.font.size.lg });
export const note = style({ color: vars.color.fgMuted, maxInlineSize: '46rem', textWrap: 'pretty' });

export const panel = style({
  background: vars.color.bg,
  border: line,
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  minInlineSize: 0,
  padding: vars.space[5],
});
/** The name of a token, always written from left to right. */
export const code = style({
  direction: 'ltr',
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.xs,
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const muted = style({ color: vars.color.fgMuted });
export const small = style({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });
export const plain = style({ listStyle: 'none', margin: 0, padding: 0 });
/** As many columns as there is room for. */
export const columns = style([
  plain,
  {
    alignItems: 'start',
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  },
]);
