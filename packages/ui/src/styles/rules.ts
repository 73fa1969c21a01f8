import { vars } from '@comanda/tokens/contract';
import type { LayeredRule } from './style.ts';

/** Borders of one pixel in a colour role. */
export const line = (color: string) => `${vars.border.thin} solid ${color}`;

/** Half of the smallest step: the gap between a control and its focus ring, or between an icon and its edge. */
export const hairSpace = `calc(${vars.space[1]} / 2)`;

/** A visible ring outside the element: 2.4.13 of WCAG 2.2. */
export const focusRing: LayeredRule = {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: hairSpace,
};

/** For elements whose surroundings would clip an outer ring: rows, options, tabs. */
export const focusRingInset: LayeredRule = {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: `calc(${vars.border.focus} * -1)`,
};

/** Text on one line that ends in an ellipsis. */
export const truncate: LayeredRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const controlFont: LayeredRule = {
  fontFamily: vars.font.family,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.normal,
};

/** What floats above the page: menus, popovers, lists. Its element carries `data-surface="overlay"`. */
export const floatingSurface: LayeredRule = {
  background: vars.color.bg,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  boxSizing: 'border-box',
  color: vars.color.fg,
};

/** Scrolls without a jump of layout and without moving the page behind it. */
export const scrollArea: LayeredRule = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
};

/** Danger as words on the page's own ground: the filled role is too dark for text in dark mode. */
export const dangerText = vars.color.onDangerSoft;

/**
 * For the few things that logical properties cannot turn round. `:dir()` would say it better, but build tools lower
 * it to a list of languages, which knows nothing of a `dir` attribute.
 */
export const inRightToLeft = '[dir="rtl"] &';
export const inLeftToRightWithin = '[dir="rtl"] [dir="ltr"] &';

export const motionSafe = '(prefers-reduced-motion: no-preference)';
export const forcedColors = '(forced-colors: active)';
