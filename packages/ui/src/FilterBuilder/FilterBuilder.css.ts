import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, focusRingInset, line, truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const builder = componentStyle({
  ...controlFont,
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
});

export const join = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  minInlineSize: vars.size.controlSmall,
  textAlign: 'center',
});

/** Words of the page between chips, of which one can be pressed. */
export const joinButton = componentStyle({
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: vars.font.size.sm,
  minBlockSize: vars.size.controlSmall,
  minInlineSize: vars.size.controlSmall,
  outline: 'none',
  paddingInline: vars.space[1],
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': focusRing,
  },
});

/** Parentheses of the sentence. */
export const nested = componentStyle({
  alignItems: 'center',
  background: vars.color.sunken,
  border: line(vars.color.border),
  borderRadius: vars.radius.card,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[1],
});

export const bound = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm });

export const chips = componentStyle({ display: 'contents', listStyle: 'none', margin: 0, padding: 0 });

export const chipItem = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
});

export const chip = componentStyle({
  alignItems: 'stretch',
  background: vars.color.raised,
  border: line(vars.color.border),
  borderRadius: vars.radius.full,
  color: vars.color.fg,
  display: 'inline-flex',
  fontSize: vars.font.size.sm,
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  minInlineSize: 0,
});

const inChip = {
  alignItems: 'center',
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.full,
  color: 'inherit',
  display: 'inline-flex',
  font: 'inherit',
  outline: 'none',
} as const;

export const chipButton = componentStyle({
  ...inChip,
  ...truncate,
  cursor: 'pointer',
  display: 'block',
  minInlineSize: 0,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: vars.color.hover },
    '&[data-focus-visible]': focusRingInset,
  },
});

export const chipField = componentStyle({ color: vars.color.fgMuted });

export const chipValue = componentStyle({ fontWeight: vars.font.weight.medium });

export const chipRemove = componentStyle({
  ...inChip,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  justifyContent: 'center',
  padding: 0,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.fg },
    '&[data-focus-visible]': focusRing,
  },
});

export const editor = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const pair = componentStyle({ display: 'grid', gap: vars.space[2], gridTemplateColumns: '1fr 1fr' });

export const editorActions = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'flex-end',
});
