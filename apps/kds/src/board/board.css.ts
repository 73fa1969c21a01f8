import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** Between things that are pressed, on the wall that the monitor is set up for. */
const apart = `var(--kitchen-gap, ${vars.space[3]})`;

export const page = pageStyle({
  blockSize: '100dvb',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  inlineSize: '100%',
  overflow: 'hidden',
});
export const notices = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: '40dvb',
  overflowY: 'auto',
  paddingBlockStart: vars.space[2],
  paddingInline: vars.space[2],
});
/** The board, and over it what a cook is told: no card moves for a notice. */
const whole = '1 / 1 / 2 / 2';
export const middle = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
export const over = pageStyle({
  alignSelf: 'end',
  gridArea: whole,
  inlineSize: `min(100%, calc(${vars.space[16]} * 10))`,
  justifySelf: 'end',
  maxBlockSize: '40dvb',
  overflowY: 'auto',
  padding: vars.space[2],
  position: 'relative',
  zIndex: 1,
});
export const above = pageStyle({ alignSelf: 'start' });
export const board = pageStyle({ gridArea: whole, minBlockSize: 0, minInlineSize: 0 });
/** Two fingers press two orders there: they do not enlarge the page. */
export const still = pageStyle({ blockSize: '100%', touchAction: 'pan-x pan-y' });
export const empty = pageStyle({
  blockSize: '100%',
  display: 'grid',
  gridArea: whole,
  placeItems: 'center',
});
export const group = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: apart,
});
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
export const sheetGroup = pageStyle({ alignContent: 'start', display: 'grid', gap: vars.space[2] });
export const keys = pageStyle({ display: 'flex', gap: vars.space[1] });

export const steps = pageStyle({ display: 'grid', gap: apart });
export const step = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
});
export const stepText = pageStyle({ display: 'grid', minInlineSize: 0 });
export const leaving = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
