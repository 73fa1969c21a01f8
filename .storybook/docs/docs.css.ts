import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { code as tokenCode, line } from '../foundations/page.css.ts';

const c = vars.color;

export const page = style({ background: c.page, color: c.fg, minBlockSize: '100dvb' });

// The workbench's own styles name their elements twice; so do these, to come after them.
const own = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${page} .sbdocs.sbdocs-wrapper ${selector}`.trim(), rule);
globalStyle(`${page} .sbdocs.sbdocs-wrapper`, {
  background: 'transparent',
  color: c.fg,
  fontFamily: vars.font.family,
});
globalStyle(`${page} .sbdocs.sbdocs-content`, { maxInlineSize: '64rem' });
own('.sbdocs-content :is(h1, h2, h3, p, li, table, td, th, dt, dd, summary)', {
  color: c.fg,
  fontFamily: vars.font.family,
});
own('.sbdocs-content h1', {
  fontSize: '1.75rem',
  fontWeight: vars.font.weight.bold,
  letterSpacing: '-0.01em',
  marginBlockEnd: vars.space[3],
});
own('.sbdocs-content h2', {
  border: 'none',
  fontSize: '1.125rem',
  fontWeight: vars.font.weight.bold,
  marginBlockStart: vars.space[10],
  paddingBlockEnd: 0,
});
own('.sbdocs-content :is(p, li)', { fontSize: '0.9375rem', lineHeight: 1.6, maxInlineSize: '46rem' });
own('.sbdocs-preview', { background: c.bg, border: line, borderRadius: vars.radius.card, boxShadow: 'none' });

export const template = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[12],
});
export const section = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({ fontSize: '1.125rem' });
export const subheading = style({ fontSize: '0.9375rem', marginBlockStart: vars.space[3] });
export const note = style({ color: c.fgMuted, maxInlineSize: '46rem' });
export const words = style({ maxInlineSize: '46rem' });
export const code = tokenCode;

const plain = { listStyle: 'none', margin: 0, padding: 0 } as const;
export const sheet = style({
  ...plain,
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});
const place = {
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
} as const;
export const state = styleVariants({
  column: place,
  width: { ...place, gridColumn: '1 / -1' },
  window: { ...place, gridColumn: '1 / -1' },
});
export const caption = style({
  color: c.link,
  justifySelf: 'start',
  ':hover': { textDecoration: 'underline' },
  textDecoration: 'none',
});
export const stage = style({
  background: c.bg,
  border: line,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
  overflow: 'auto',
  padding: vars.space[4],
  selectors: { [`${state.window} > &`]: { padding: 0 } },
});
export const window = style({ blockSize: '26rem', border: 'none', display: 'block', inlineSize: '100%' });

export const props = style({ display: 'grid', gap: vars.space[2], gridTemplateColumns: 'minmax(0, 1fr)' });
export const scroll = style({ border: line, borderRadius: vars.radius.card, overflowX: 'auto' });
export const table = style({ background: c.bg, borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, {
  color: c.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});
globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: line });
export const name = style([
  tokenCode,
  { fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium, overflowWrap: 'normal' },
]);
export const required = style({
  color: c.fgMuted,
  display: 'block',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
});
export const type = style([tokenCode, { color: c.fgMuted }]);

export const behaviour = style({
  ...plain,
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const facts = style({ border: line, borderRadius: vars.radius.card, background: c.bg, margin: 0 });
export const fact = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(8rem, 14rem) minmax(0, 1fr)',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderBlockStart: line } },
});
globalStyle(`${fact} dt`, { color: c.fgMuted });
globalStyle(`${fact} dd`, { fontVariantNumeric: 'tabular-nums', margin: 0 });
export const trees = style({ display: 'grid', gap: vars.space[1], gridTemplateColumns: 'minmax(0, 1fr)' });
export const summary = style({ cursor: 'pointer' });
export const tree = style([
  tokenCode,
  {
    background: c.sunken,
    borderRadius: vars.radius.control,
    margin: 0,
    overflowX: 'auto',
    padding: vars.space[3],
    whiteSpace: 'pre-wrap',
  },
]);

export const tokens = style({
  ...plain,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[2],
});
export const token = style({ alignItems: 'center', display: 'inline-flex', gap: vars.space[1] });
export const colour = style({
  blockSize: '0.875rem',
  borderRadius: vars.radius.mark,
  boxShadow: `inset 0 0 0 1px ${c.border}`,
  inlineSize: '0.875rem',
});
