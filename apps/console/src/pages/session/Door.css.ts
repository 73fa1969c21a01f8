import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const page = pageStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: '100dvb',
  // Paper is as long as what stands on it, also from a roll.
  '@media': { print: { minBlockSize: 'auto' } },
});

export const top = pageStyle({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  gap: vars.space[1],
  justifyContent: 'flex-end',
  padding: vars.space[3],
});

export const middle = pageStyle({
  alignContent: 'center',
  display: 'grid',
  gap: vars.space[6],
  inlineSize: `min(100%, ${vars.space[16]} * 7)`,
  justifySelf: 'center',
  padding: vars.space[4],
  '@media': { print: { justifySelf: 'start', padding: 0 } },
});

export const card = pageStyle({ display: 'grid', gap: vars.space[6] });

export const heading = pageStyle({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });

export const form = pageStyle({ display: 'grid', gap: vars.space[4] });

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
