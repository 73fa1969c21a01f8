import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, panel, plain, shown } from '../page.css.ts';

export const reduced = style([
  panel,
  { display: 'none', '@media': { '(prefers-reduced-motion: reduce)': { display: 'block' } } },
]);
export const tools = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});
export const tracks = style([plain, { display: 'grid', gap: vars.space[5] }]);
export const entry = style({ display: 'grid', gap: vars.space[2] });
export const track = style({
  background: vars.color.sunken,
  blockSize: vars.space[10],
  border: line,
  borderRadius: vars.radius.full,
  padding: vars.space[1],
});
const size = vars.space[8];
export const runner = style({
  ...shown,
  background: vars.color.accent,
  blockSize: '100%',
  borderRadius: vars.radius.full,
  display: 'block',
  inlineSize: size,
  marginInlineStart: 0,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.motion.ease,
});
export const atEnd = style({ marginInlineStart: `calc(100% - ${size})` });
const { ease: _, springEase: __, press: ___, ...durations } = vars.motion;
const lasts = (factor: number) =>
  styleVariants(durations, (time) => ({ transitionDuration: `calc(${time} * ${factor})` }));
const [asItIs, slowed] = [lasts(1), lasts(10)];
export const lasting = {
  quick: { asItIs: asItIs.quick, slowed: slowed.quick },
  normal: { asItIs: asItIs.normal, slowed: slowed.normal },
  slow: { asItIs: asItIs.slow, slowed: slowed.slow },
  page: { asItIs: asItIs.page, slowed: slowed.page },
  spring: { asItIs: asItIs.spring, slowed: slowed.spring },
  flash: { asItIs: asItIs.flash, slowed: slowed.flash },
};

export const curve = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const drawing = style({ inlineSize: '16rem' });
export const frame = style({ fill: vars.color.sunken, stroke: vars.color.border });
export const handle = style({ fill: 'none', stroke: vars.color.borderStrong, strokeDasharray: '2 2' });
export const path = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeLinecap: 'round',
  strokeWidth: 3,
});
