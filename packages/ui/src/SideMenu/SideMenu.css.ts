import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRingInset, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const menu = componentStyle({ ...controlFont, color: vars.color.navFg, padding: vars.space[3] });

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.border.focus,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Children start under their parent's text. */
export const nested = componentStyle({
  borderInlineStart: line(vars.color.navHover),
  marginBlock: vars.border.focus,
  marginInlineStart: `calc(${vars.space[2]} + ${vars.size.icon} / 2)`,
  paddingInlineStart: vars.space[2],
});

export const heading = componentStyle({
  color: vars.color.navFgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  paddingInline: vars.space[2],
});

export const rule = componentStyle({
  borderBlockStart: line(vars.color.navHover),
  marginBlock: vars.space[2],
});

export const waiting = componentStyle({ padding: vars.space[2] });

export const entry = componentStyle({
  alignItems: 'center',
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.navFg,
  cursor: 'pointer',
  display: 'flex',
  font: 'inherit',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  outline: 'none',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    // What is opened stands closer than what opens it.
    [`${nested} &`]: { minBlockSize: `calc((${vars.size.control} + ${vars.size.controlSmall}) / 2)` },
    '&[data-hovered]': { background: vars.color.navHover },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': { [motionSafe]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` } },
});

export const railEntry = componentStyle({ justifyContent: 'center', paddingInline: 0 });

export const current = componentStyle({
  background: vars.color.navActive,
  boxShadow: vars.shadow.flat,
  color: vars.color.navOnActive,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-hovered]': { background: vars.color.navActive },
    // The ring of the menu may not stand out on a second brand colour; the text does.
    '&[data-focus-visible]': { outlineColor: vars.color.navOnActive },
  },
  '@media': {
    [forcedColors]: {
      outline: `${vars.border.focus} solid Highlight`,
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
  },
});

export const holdsCurrent = componentStyle({ fontWeight: vars.font.weight.medium });

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = componentStyle({
  color: vars.color.navFgMuted,
  '@media': { [motionSafe]: { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` } },
});

export const turned = componentStyle({ transform: 'rotate(180deg)' });
