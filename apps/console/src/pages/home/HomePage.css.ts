import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../../styles/pageStyle.ts';

export const page = pageStyle({ display: 'grid', gap: vars.space[5] });
export const columns = pageStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@media': { '(max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = pageStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const pending = pageStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const figure = pageStyle({
  fontSize: vars.font.size.xxl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
});
export const muted = pageStyle({ color: vars.color.fgMuted });
export const strong = pageStyle({ fontWeight: vars.font.weight.medium });
export const rows = pageStyle({ listStyle: 'none', padding: 0 });
export const row = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` } },
});
export const words = pageStyle({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
});
export const amount = pageStyle({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
  justifyContent: 'flex-end',
});
export const note = pageStyle({
  color: vars.color.fgMuted,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
});
export const ticket = pageStyle({
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` } },
});
export const truncated = pageStyle({
  color: vars.color.fgMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const figureEnd = pageStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
