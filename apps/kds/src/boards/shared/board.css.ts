import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** Between things that are pressed, on the wall that the monitor is set up for. */
const apart = `var(--kitchen-gap, ${vars.space[3]})`;

export const page = pageStyle({
  blockSize: '100dvb',
  display: 'grid',
  // No wider than the window, however much there is to say in its head.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  inlineSize: '100%',
  overflow: 'hidden',
});
export const board = pageStyle({ minBlockSize: 0, minInlineSize: 0 });
/** Two fingers press two orders there: they do not enlarge the page. */
export const still = pageStyle({ blockSize: '100%', touchAction: 'pan-x pan-y' });
/** Orders, and what stands beside them in a third of the screen at most. */
export const mixed = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': {
    '(orientation: portrait)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 3fr) minmax(0, 1fr)',
    },
  },
});
export const empty = pageStyle({
  blockSize: '100%',
  display: 'grid',
  minBlockSize: 0,
  placeItems: 'center',
});
export const group = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: apart,
});
/** What gives way where a row of the foot is narrow: its words go on in a second line. */
export const choices = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: apart,
  minInlineSize: 0,
  '@media': {
    // A tall screen has room for a second row, and none beside.
    '(min-width: 60rem) and (orientation: landscape)': {
      display: 'grid',
      gridAutoColumns: 'minmax(min-content, max-content)',
      gridAutoFlow: 'column',
    },
  },
});
/** What keeps its place in the foot. */
export const tools = pageStyle({ alignItems: 'center', display: 'flex', flexShrink: 0, gap: apart });
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

/** A key, and what it does. */
export const taught = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const steps = pageStyle({ display: 'grid', gap: apart });
export const step = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
});
/** A finished order with its dishes. */
export const past = pageStyle({ display: 'grid', gap: vars.space[2] });
export const stepText = pageStyle({ display: 'grid', minInlineSize: 0 });
export const leaving = pageStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** How much there is to make, in the row of the head. */
export const facts = pageStyle({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'flex',
  minInlineSize: 0,
});
/** Where the head has room for it; all of it is behind a press in any case. */
export const totals = pageStyle({ '@media': { '(max-width: 100rem)': { display: 'none' } } });
export const total = pageStyle({
  columnGap: vars.space[3],
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
});
export const messages = pageStyle({ display: 'grid', gap: apart });
