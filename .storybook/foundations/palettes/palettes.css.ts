import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { panel, plain, shown } from '../page.css.ts';

export const ramp = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const name = style({ fontSize: vars.font.size.md });
export const steps = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    rowGap: vars.space[3],
  },
]);
export const step = style({ display: 'grid' });
export const press = style({
  alignContent: 'start',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  display: 'grid',
  fontSize: vars.font.size.xs,
  justifyItems: 'start',
  paddingBlockEnd: vars.space[2],
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-expanded="true"]': { background: vars.color.pressed },
    // The neighbour begins where this one ends.
    '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` },
  },
});
export const color = style({
  ...shown,
  blockSize: vars.space[12],
  borderBlock: `${vars.border.thin} solid ${vars.color.border}`,
  inlineSize: '100%',
  marginBlockEnd: vars.space[2],
  selectors: {
    [`${step}:first-child &`]: {
      borderEndStartRadius: vars.radius.control,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
      borderStartStartRadius: vars.radius.control,
    },
    [`${step}:last-child &`]: {
      borderEndEndRadius: vars.radius.control,
      borderInlineEnd: `${vars.border.thin} solid ${vars.color.border}`,
      borderStartEndRadius: vars.radius.control,
    },
  },
});
/** Room for the ring of focus. */
export const label = style({ paddingInline: vars.space[1] });
export const ratio = style([label, { fontVariantNumeric: 'tabular-nums' }]);
export const weakRatio = style([ratio, { color: vars.color.fgMuted }]);

export const detail = style([panel, { display: 'grid', gap: vars.space[3] }]);
export const uses = style([
  plain,
  {
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  },
]);
export const use = style({ display: 'grid' });
