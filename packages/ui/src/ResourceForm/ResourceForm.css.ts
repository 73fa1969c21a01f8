import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { components } from '../styles/layers.css.ts';
import { controlFont, focusRingInset, line, motionSafe, tracked } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const form = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

/** Without anything beside it a line is no longer than can be followed. */
export const narrow = componentStyle({ maxInlineSize: `calc(${vars.space[16]} * 15)` });

/** The width of the form counts, not of the window. */
export const container = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const body = componentStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const beside = componentStyle({
  '@container': {
    '(inline-size >= 56rem)': { gridTemplateColumns: `minmax(0, 1fr) calc(${vars.space[16]} * 5)` },
  },
});

export const column = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const section = componentStyle({ minInlineSize: 0 });

export const sectionHeading = componentStyle({ fontSize: 'inherit', margin: 0 });

export const trigger = componentStyle({
  ...controlFont,
  alignItems: 'center',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  color: vars.color.fg,
  columnGap: vars.space[3],
  cursor: 'pointer',
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  margin: 0,
  minBlockSize: `calc(${vars.size.control} + ${vars.space[4]})`,
  outline: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': focusRingInset,
  },
});

export const sectionTitle = componentStyle({
  ...tracked('heading'),
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Takes what its name leaves, so that the sign of the fold stands at the end. */
export const sectionSummary = componentStyle({
  color: vars.color.fgMuted,
  flex: '1 1 0',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Says that it opens where it stands, in whatever direction one reads. */
export const chevron = componentStyle({
  flexShrink: 0,
  selectors: { [`${section}[data-expanded] &`]: { transform: 'rotate(180deg)' } },
  '@media': {
    [motionSafe]: { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` },
    print: { display: 'none' },
  },
});

/** On paper all are open. */
export const panel = componentStyle({
  minInlineSize: 0,
  '@media': { print: { contentVisibility: 'visible', display: 'block' } },
});

export const sectionBody = componentStyle({
  paddingBlock: `${vars.space[1]} ${vars.space[5]}`,
  paddingInline: vars.space[5],
});

export const notice = componentStyle({ minInlineSize: 0 });

export const sectionText = componentStyle({
  color: vars.color.fgMuted,
  margin: 0,
  marginBlockEnd: vars.space[4],
  overflowWrap: 'anywhere',
});

export const cell = componentStyle({ minInlineSize: 0 });

export const wide = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 });

export const actions = componentStyle({
  alignItems: 'center',
  background: vars.color.page,
  borderBlockStart: line(vars.color.border),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  insetBlockEnd: 0,
  // Nothing that lies behind it is seen at its ends.
  boxShadow: `calc(${vars.space[1]} * -1) 0 ${vars.color.page}, ${vars.space[1]} 0 ${vars.color.page}`,
  paddingBlock: vars.space[3],
  position: 'sticky',
  zIndex: vars.layer.sticky,
  '@media': { print: { display: 'none' } },
});

// A field that the focus comes to lies above the bar, also where that takes two lines.
globalStyle(`${form} :focus`, {
  '@layer': { [components]: { scrollMarginBlockEnd: `calc(${vars.size.control} * 2 + ${vars.space[8]})` } },
});

export const actionGroup = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const status = componentRecipe({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  fontSize: vars.font.size.sm,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  variants: {
    kind: {
      clean: { color: vars.color.fgMuted },
      dirty: { color: vars.color.fgMuted },
      saving: { color: vars.color.fgMuted },
      saved: { color: vars.color.onSuccessSoft },
      failed: { color: vars.color.onDangerSoft },
    },
  },
});
