import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const alone = pageStyle({
  display: 'grid',
  minBlockSize: '100dvb',
  padding: vars.space[4],
  placeItems: 'center',
});
export const card = pageStyle({ inlineSize: `min(100%, calc(${vars.space[16]} * 7))` });
export const logo = pageStyle({ blockSize: vars.space[8], inlineSize: 'auto' });
export const form = pageStyle({ display: 'grid', gap: vars.space[5] });
export const page = pageStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvb',
});
export const person = pageStyle({ flexGrow: 1, minInlineSize: 0 });

export const choosing = pageStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[6],
});
export const company = pageStyle({ display: 'grid', gap: vars.space[4] });
export const store = pageStyle({ display: 'grid', gap: vars.space[2] });
export const monitors = pageStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 4.5)), 1fr))`,
  '@media': {
    // Few monitors on a large wall: their pictures are as large as there is room.
    '(min-width: 100rem)': {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 6)), 1fr))`,
    },
  },
});
