import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

/** From here on there is room for a picture beside the form. */
const wide = '(min-width: 960px)';

export const page = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: '100dvb',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.85fr)' },
    // Paper is as long as what stands on it, also from a roll.
    print: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 'auto' },
  },
});

/** The picture stays in its place while a long form scrolls. */
export const picture = pageStyle({
  blockSize: `calc(100dvb - ${vars.space[3]} * 2)`,
  display: 'none',
  gridColumn: 2,
  gridRow: '1 / -1',
  insetBlockStart: vars.space[3],
  marginBlock: vars.space[3],
  marginInlineEnd: vars.space[3],
  position: 'sticky',
  '@media': { [wide]: { display: 'block' }, print: { display: 'none' } },
});
export const top = pageStyle({
  '@media': { print: { display: 'none' } },
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  padding: vars.space[4],
});
export const controls = pageStyle({ alignItems: 'center', display: 'flex', marginInlineStart: 'auto' });

export const middle = pageStyle({
  alignContent: 'center',
  display: 'grid',
  gap: vars.space[8],
  gridColumn: 1,
  inlineSize: `min(100%, ${vars.space[16]} * 6.5)`,
  justifySelf: 'center',
  padding: vars.space[4],
  '@media': { print: { justifySelf: 'start', padding: 0 } },
});

export const sheetPage = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: '100dvb',
  '@media': { print: { minBlockSize: 'auto' } },
});
export const sheet = pageStyle({
  inlineSize: `min(100%, ${vars.space[16]} * 12)`,
  justifySelf: 'center',
  padding: vars.space[4],
  '@media': { print: { inlineSize: '100%', padding: 0 } },
});

export const card = layout.stack[6];

export const foot = pageStyle({ gridColumn: 1 });

export const heading = pageStyle({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });

export const form = layout.stack[4];

export const ways = pageStyle({
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  rowGap: vars.space[2],
});

export const footer = pageStyle({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  justifyContent: 'center',
  padding: vars.space[4],
});
