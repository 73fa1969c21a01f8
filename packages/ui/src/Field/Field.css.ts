import { vars } from '@comanda/tokens/contract';
import {
  besidePageTexts,
  controlFont,
  dangerText,
  fieldEdge,
  figures as figuresRule,
  forcedColors,
  motionSafe,
} from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

/** The column of label, control, description, error. */
export const field = componentStyle({
  ...controlFont,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  minInlineSize: 0,
});

export const labelLine = componentStyle({
  alignItems: 'baseline',
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
  minInlineSize: 0,
});

export const label = componentStyle({
  color: vars.color.fg,
  cursor: 'default',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.normal,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] > * > &, [data-disabled] > &': { color: vars.color.fgMuted } },
});

export const required = componentStyle({ color: dangerText, marginInlineStart: vars.space[1] });

export const labelEnd = componentStyle({
  color: vars.color.fgMuted,
  flexShrink: 0,
  fontSize: vars.font.size.sm,
  maxInlineSize: '60%',
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.normal,
  overflowWrap: 'anywhere',
});

export const error = componentStyle({
  alignItems: 'flex-start',
  color: dangerText,
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  lineHeight: vars.font.line.normal,
  overflowWrap: 'anywhere',
});

export const errorIcon = componentStyle({ marginBlockStart: `calc(${vars.space[1]} * 0.75)` });

/** The box around one or more inputs: it, not the input, has border, ground and focus ring. */
export const box = componentRecipe({
  alignItems: 'center',
  background: vars.color.field,
  ...fieldEdge,
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  outline: `${vars.border.focus} solid transparent`,
  outlineOffset: `calc(${vars.border.thin} * -1)`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderField },
    '&:focus-within': { borderColor: vars.color.focus, outlineColor: vars.color.focus },
    [`${field}[data-invalid] &, &[data-invalid]`]: { borderColor: vars.color.danger },
    [`${field}[data-invalid] &:focus-within`]: { outlineColor: vars.color.danger },
    [`${field}[data-disabled] &, &[data-disabled]`]: {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.fgDisabled,
    },
    [`${field}[data-readonly] &`]: { background: vars.color.sunken, borderColor: vars.color.border },
  },
  '@media': {
    [motionSafe]: { transition: `border-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      selectors: { [`${field}[data-disabled] &`]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
  variants: {
    size: {
      sm: { minBlockSize: vars.size.controlSmall },
      md: { minBlockSize: vars.size.control },
      lg: { minBlockSize: vars.size.touch },
    },
  },
});

export const input = componentStyle({
  ...controlFont,
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: 'inherit',
  flex: '1 1 auto',
  inlineSize: '100%',
  margin: 0,
  minBlockSize: `calc(${vars.size.controlSmall} - ${vars.border.focus})`,
  minInlineSize: 0,
  outline: 'none',
  paddingBlock: 0,
  paddingInline: vars.space[2],
  ...besidePageTexts,
  selectors: {
    '&::placeholder': { color: vars.color.fgSubtle, opacity: 1 },
    '&:disabled': { color: vars.color.fgDisabled, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
  },
});

/** Figures of one width, set against the end of the page's lines, as in a column of amounts; they run from the left. */
export const figures = componentStyle({
  ...figuresRule,
  textAlign: 'end',
  selectors: { '[dir="rtl"] &': { textAlign: 'start' }, '[dir="rtl"] [dir="ltr"] &': { textAlign: 'end' } },
});

export const code = componentStyle({ fontFamily: vars.font.mono });

export const affix = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  gap: vars.space[1],
  // The other half is for what is typed, or for what stands at the other end.
  maxInlineSize: '50%',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[2] },
    '&:last-child': { paddingInlineEnd: vars.space[2] },
  },
});

/** A small button at the end of the box: reveal, clear, open. */
export const boxButton = componentStyle({ marginInlineEnd: `calc(${vars.space[1]} / 2)` });
