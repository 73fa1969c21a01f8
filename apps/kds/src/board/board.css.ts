import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../pageStyle.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
/** Between things that are pressed, on the wall that the monitor is set up for. */
const apart = `var(--kitchen-gap, ${vars.space[3]})`;

export const page = pageStyle({
  background: vars.color.page,
  blockSize: '100dvb',
  color: vars.color.fg,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  inlineSize: '100%',
  overflow: 'hidden',
});
export const head = pageStyle({ minInlineSize: 0 });
export const notices = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: '40dvb',
  overflowY: 'auto',
  paddingBlockStart: vars.space[2],
  paddingInline: vars.space[2],
});
export const further = pageStyle({ color: vars.color.fg, paddingInline: vars.space[2] });
export const board = pageStyle({ minBlockSize: 0, minInlineSize: 0 });
export const still = pageStyle({ blockSize: '100%' });
export const empty = pageStyle({ blockSize: '100%', display: 'grid', placeItems: 'center' });
export const foot = pageStyle({
  alignItems: 'center',
  background: vars.color.bg,
  borderBlockStart: line,
  display: 'flex',
  flexWrap: 'wrap',
  gap: apart,
  justifyContent: 'space-between',
  minBlockSize: vars.space[16],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
});
export const group = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: apart,
});
export const title = pageStyle({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });
export const hint = pageStyle({
  '@media': {
    '(hover: none) and (pointer: coarse)': { display: 'none' },
    // Where they would make a second row of the foot, orders need the room.
    '(max-width: 70rem)': { display: 'none' },
  },
});

export const sheet = pageStyle({
  columnGap: vars.space[6],
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space[16]} * 5)), 1fr))`,
  rowGap: vars.space[4],
});
export const sheetTitle = pageStyle({ fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space[2] });
export const sheetList = pageStyle({ display: 'grid', gap: vars.space[1] });
export const sheetRow = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
  minBlockSize: vars.space[8],
});
export const keys = pageStyle({ display: 'flex', flexShrink: 0, gap: vars.space[1] });

export const steps = pageStyle({
  display: 'grid',
  gap: apart,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const step = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
});
export const stepText = pageStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const stepWhy = pageStyle({ color: vars.color.fgMuted });

export const facts = pageStyle({ display: 'grid', gap: vars.space[2] });
export const fact = pageStyle({ display: 'grid', gap: vars.space[2], gridTemplateColumns: '1fr 1fr' });
export const factName = pageStyle({ color: vars.color.fgMuted });
export const leaving = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
