import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { panel, plain, shown } from '../page.css.ts';

const row = style({ alignItems: 'end', display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column' });
export const bars = style([row, { blockSize: '9rem' }]);
export const strip = style([
  row,
  { blockSize: vars.space[8], borderRadius: vars.radius.control, overflow: 'hidden' },
]);
const heights = ['55%', '80%', '100%', '70%', '45%', '85%'];
export const part = style({
  ...shown,
  blockSize: '100%',
  selectors: Object.fromEntries(
    heights.map((blockSize, index) => [`${bars} > &:nth-child(${index + 1})`, { blockSize }]),
  ),
});

export const worn = style([panel, { display: 'grid', gap: vars.space[4] }]);
export const legend = style({ display: 'grid', gap: vars.space[1] });
export const entry = style({ alignItems: 'baseline', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const themes = style([
  plain,
  {
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  },
]);
export const theme = style({
  alignItems: 'center',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `${vars.space[5]} minmax(0, 1fr) minmax(0, 1fr)`,
});
