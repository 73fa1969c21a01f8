import { vars } from '@comanda/tokens/contract';
import type { LayeredRule } from './style.ts';

/** Borders of one pixel in a colour role. */
export const line = (color: string) => `${vars.border.thin} solid ${color}`;

/**
 * What is typed into is told from its ground by its lower edge: a page full of fields stays calm, and the line that
 * says so still has three to one.
 */
export const fieldEdge = {
  border: line(vars.color.border),
  borderBlockEndColor: vars.color.borderField,
} as const satisfies LayeredRule;

/** A text of another direction reads in its own, and stands where those of the page begin; Chromium has the older spelling alone. */
export const besidePageTexts = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const satisfies LayeredRule;

/** Heads of tables are of one height, however dense the rows below them are. */
export const headBlock = `max(${vars.size.control}, calc(${vars.size.touch} - ${vars.space[2]}))`;

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

/** A window as narrow as a page at 400 %. */
export const narrow = '(max-width: 479.98px)';

/** Figures of one width, with the plain one and the round comma of the typeface. */
export const figures: LayeredRule = {
  fontFeatureSettings: '"cv11", "ss03"',
  fontVariantNumeric: 'tabular-nums',
};

/** Letters stand closer the larger they are. */
export const tracked = (of: keyof typeof vars.font.tracking): LayeredRule => ({
  letterSpacing: `calc(1em * ${vars.font.tracking[of]})`,
});

/** A title of a page. */
export const pageTitle: LayeredRule = {
  ...tracked('title'),
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.line.tight,
};

/** Lies on the page. The line that has no colour is seen where the system takes shadows away. */
export const flat: LayeredRule = { border: line('transparent'), boxShadow: vars.shadow.flat };

/** The veil lies over the ground of what is pressed, in place of it. */
export const veil = (color: string): LayeredRule => ({
  backgroundImage: `linear-gradient(${color}, ${color})`,
});

/** What floats above the page: menus, popovers, lists. Its element carries `data-surface="overlay"`. */
export const floatingSurface: LayeredRule = {
  background: vars.color.bg,
  border: line('transparent'),
  borderRadius: vars.radius.sheet,
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

/** What opens comes out of its place; it goes as it came. */
export const unopened: LayeredRule = { opacity: 0, transform: 'scale(0.96)' };
export const opening = ['opacity', 'transform']
  .map((what) => `${what} ${vars.motion.spring} ${vars.motion.springEase}`)
  .join(', ');

export const motionSafe = '(prefers-reduced-motion: no-preference)';
export const forcedColors = '(forced-colors: active)';
