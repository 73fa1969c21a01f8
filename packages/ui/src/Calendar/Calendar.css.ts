import { createVar } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const target = createVar();
const chip = createVar();

/** A day is pressed on 36 px at least, as high as a control where that is more. */
const day36 = `calc(${vars.space[8]} + ${vars.space[1]})`;

/** The row of the weekdays grows with its text. */
const names = `calc(${vars.font.size.xs} * 2)`;

export const calendar = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
  vars: {
    [target]: `max(${vars.size.control}, ${day36})`,
    [chip]: `calc(${target} - ${vars.space[1]})`,
  },
});

export const months = componentStyle({
  alignItems: 'flex-start',
  display: 'flex',
  gap: vars.space[6],
  minInlineSize: 0,
});

export const month = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: `calc(${target} * 7)`,
  maxInlineSize: '100%',
  minInlineSize: 0,
});

export const grid = componentStyle({
  borderCollapse: 'collapse',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  tableLayout: 'fixed',
});

/** A month of five weeks takes the room of six: nothing below moves while months go by. */
export const weeks = componentStyle({ minBlockSize: `calc(${target} * 6 + ${names})` });

export const weekday = componentStyle({
  blockSize: names,
  color: vars.color.fgMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  overflow: 'hidden',
  padding: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const day = componentStyle({
  alignItems: 'center',
  blockSize: target,
  cursor: 'pointer',
  display: 'flex',
  inlineSize: '100%',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable], [role="grid"][aria-readonly] &': { cursor: 'default' },
  },
});

/** What joins the days of a period. Ends begin and finish with the figure, not with the cell. */
export const band = componentStyle({
  blockSize: chip,
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'center',
  minInlineSize: 0,
});

const inset = `max(0px, (100% - ${chip}) / 2)`;

/** A band ends with its week; the first and the last day of a month have nothing beside them either. */
const atStart = (state = ''): string =>
  `td:first-child > ${day}${state} &, ${day}${state} &[data-edge="first"]`;
const atEnd = (state = ''): string => `td:last-child > ${day}${state} &, ${day}${state} &[data-edge="last"]`;

export const joined = componentStyle({
  selectors: {
    [`${day}[data-selected] &`]: { background: vars.color.accentSoft },
    [atStart()]: {
      borderEndStartRadius: vars.radius.control,
      borderStartStartRadius: vars.radius.control,
    },
    [atEnd()]: { borderEndEndRadius: vars.radius.control, borderStartEndRadius: vars.radius.control },
    [`td > ${day}[data-selection-start] &`]: {
      borderEndStartRadius: vars.radius.full,
      borderStartStartRadius: vars.radius.full,
      justifyContent: 'flex-start',
      marginInlineStart: inset,
    },
    [`td > ${day}[data-selection-end] &`]: {
      borderEndEndRadius: vars.radius.full,
      borderStartEndRadius: vars.radius.full,
      justifyContent: 'flex-end',
      marginInlineEnd: inset,
    },
    // There is nothing to join with.
    [atEnd('[data-selection-start]')]: { background: 'transparent' },
    [atStart('[data-selection-end]')]: { background: 'transparent' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${day}[data-selected] &`]: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

const chosen = `${day}[data-selected] ${band}:not(${joined}) > &`;
const firstChosen = `${day}[data-selection-start] ${joined} > &`;
const lastChosen = `${day}[data-selection-end] ${joined} > &`;
const whereChosen = (state: string): string =>
  [chosen, firstChosen, lastChosen].map((place) => place.replace(day, `${day}${state}`)).join(', ');

export const figure = componentStyle({
  alignItems: 'center',
  blockSize: chip,
  borderRadius: vars.radius.full,
  display: 'flex',
  flexShrink: 1,
  inlineSize: chip,
  justifyContent: 'center',
  minInlineSize: 0,
  position: 'relative',
  selectors: {
    [`${day}[data-hovered] &`]: { background: vars.color.hover },
    [`${day}[data-pressed] &`]: { background: vars.color.pressed },
    [`${day}[data-today] &`]: { fontWeight: vars.font.weight.bold },
    [`${day}[data-unavailable] &`]: { color: vars.color.fgMuted, textDecoration: 'line-through' },
    [whereChosen('')]: {
      background: vars.color.accent,
      border: line(vars.color.accentEdge),
      boxSizing: 'border-box',
      color: vars.color.onAccent,
      fontWeight: vars.font.weight.medium,
    },
    [whereChosen('[data-hovered]')]: { background: vars.color.accentHover },
    [whereChosen('[data-pressed]')]: { background: vars.color.accentActive },
    // Above the band of the day after it.
    [`${day}[data-focus-visible] &`]: { ...focusRing, outlineOffset: vars.border.thin, zIndex: 1 },
    [`${day}[data-disabled] &`]: { background: 'transparent', color: vars.color.fgDisabled },
    '&[data-kept]': { border: line('currentColor') },
  },
  '@media': {
    [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      selectors: {
        [`${day}[data-selected] &`]: {
          background: 'transparent',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        // The ends of a period are told from what lies between.
        [`${firstChosen}, ${lastChosen}`]: {
          background: 'HighlightText',
          color: 'Highlight',
          forcedColorAdjust: 'none',
        },
        [`${day}[data-disabled] &`]: { color: 'GrayText' },
        [`${day}[data-unavailable] &`]: { color: 'GrayText' },
        [`${day}[data-focus-visible] &`]: { outlineColor: 'CanvasText' },
      },
    },
  },
});

/** A bar under its figure: a shape, so that today is known without colours. */
export const today = componentStyle({
  borderBlockEnd: `${vars.border.focus} solid currentColor`,
  borderRadius: vars.radius.full,
  inlineSize: vars.space[3],
  insetBlockEnd: vars.space[1],
  position: 'absolute',
});
