import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, figures, focusRing, line, scrollArea } from '../styles/rules.ts';
import { cardEdge } from '../styles/cardEdge.css.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

const block = createVar();

/** Wider than its place it scrolls by itself: the page never does. */
export const region = componentStyle({
  ...scrollArea,
  ...controlFont,
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  maxInlineSize: '100%',
  overflowX: 'auto',
  position: 'relative',
  selectors: { '&:focus-visible': focusRing },
  '@media': { print: { overflow: 'visible' } },
});

export const bounded = componentStyle({
  maxBlockSize: `min(60vb, calc(${vars.space[16]} * 8))`,
  '@media': { print: { maxBlockSize: 'none' } },
});

export const table = componentRecipe({
  // Apart, not collapsed: a line of a head that stays would scroll away with the rows.
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  variants: {
    density: {
      comfortable: { vars: { [block]: vars.space[2] } },
      compact: { vars: { [block]: vars.space[1] } },
    },
  },
});
export type Density = keyof typeof table.classNames.variants.density;

export const caption = componentStyle({
  fontWeight: vars.font.weight.medium,
  paddingBlockEnd: vars.space[2],
  textAlign: 'start',
});

const limit = `calc(${vars.space[16]} * 5)`;
export const cell = componentRecipe({
  borderBlockEnd: line(vars.color.border),
  // Never narrower than a short word, so that one long word cannot squeeze its neighbours to letters.
  minInlineSize: vars.space[16],
  overflowWrap: 'break-word',
  paddingBlock: block,
  paddingInline: vars.space[3],
  verticalAlign: 'top',
  selectors: {
    '&:first-child': { paddingInlineStart: fallbackVar(cardEdge, vars.space[3]) },
    '&:last-child': { paddingInlineEnd: fallbackVar(cardEdge, vars.space[3]) },
    // What ends the table is the end of what it is in.
    'tbody:last-child > tr:last-child > &': { borderBlockEnd: 'none' },
  },
  variants: {
    kind: {
      head: {
        color: vars.color.fgMuted,
        fontSize: vars.font.size.sm,
        fontWeight: vars.font.weight.medium,
        verticalAlign: 'bottom',
      },
      value: { maxInlineSize: limit },
      rowHead: { fontWeight: vars.font.weight.medium, maxInlineSize: limit },
      /** Of sums, one line above tells them from the rows. */
      sum: {
        borderBlockEnd: 'none',
        borderBlockStart: line(vars.color.borderStrong),
        fontWeight: vars.font.weight.bold,
      },
    },
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center' },
      end: { ...figures, textAlign: 'end' },
    },
  },
});
export type Align = keyof typeof cell.classNames.variants.align;

export const stickyHead = componentStyle({
  background: vars.color.bg,
  insetBlockStart: 0,
  position: 'sticky',
});

export const empty = componentStyle({
  color: vars.color.fgMuted,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[3],
  textAlign: 'center',
});
