import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const plain = { listStyle: 'none', margin: 0, padding: 0 } as const;
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const narrow = style({ ...one, gap: vars.space[4], maxInlineSize: '44rem' });
export const wide = style({ ...one, gap: vars.space[4] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
});
export const split = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 3fr)' } },
});
export const entries = style({ ...plain, ...one });
export const entry = style({ selectors: { '& + &': { borderBlockStart: line } } });
export const open = style({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  inlineSize: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
});
export const strong = style({ fontWeight: vars.font.weight.medium });
export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const muted = style({ color: vars.color.fgMuted });

export const lines = style({ ...plain, ...one });
export const row = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: line } },
});
export const grow = style({ flex: '1 1 12rem' });
