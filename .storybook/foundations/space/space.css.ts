import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, panel, plain, shown } from '../page.css.ts';

export const length = styleVariants(vars.space, (inlineSize) => ({ inlineSize }));
export const corner = styleVariants(vars.radius, (borderRadius) => ({ borderRadius }));
export const shadow = styleVariants(vars.shadow, (boxShadow) => ({ boxShadow }));

export const steps = style({ display: 'grid' });
export const layer = style({
  borderBlockEnd: line,
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  paddingBlock: vars.space[2],
});
export const step = style([
  layer,
  { alignItems: 'center', gridTemplateColumns: '7rem 4rem minmax(0, 1fr)', minBlockSize: vars.space[8] },
]);
export const bar = style({
  ...shown,
  background: vars.color.accent,
  blockSize: vars.space[4],
  maxInlineSize: '100%',
});

export const shape = style({ alignItems: 'center', display: 'flex', gap: vars.space[4] });
export const box = style({
  background: vars.color.accentSoft,
  blockSize: vars.space[16],
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  flexShrink: 0,
  inlineSize: vars.space[16],
});

/** After the box, whose line it thickens. */
export const stroke = styleVariants(vars.border, (borderWidth) => ({ borderWidth }));

export const ground = style([panel, plain, { display: 'grid', gap: vars.space[8], padding: vars.space[8] }]);
export const floating = style({
  background: vars.color.bg,
  border: line,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[5],
});

export const densities = style([
  plain,
  {
    alignItems: 'start',
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  },
]);
export const density = style([panel, { display: 'grid', gap: vars.space[4] }]);
export const row = style({
  alignItems: 'center',
  borderBlock: line,
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.row,
});
export const rowText = style({ flexGrow: 1 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
