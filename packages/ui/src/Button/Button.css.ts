import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, dangerText, focusRing, forcedColors, line, motionSafe, veil } from '../styles/rules.ts';
import { componentStyle, componentStyles, type LayeredRule } from '../styles/style.ts';
import type { ButtonTone, ButtonVariant } from './Button.types.ts';

export const button = componentStyle({
  ...controlFont,
  alignItems: 'center',
  background: 'transparent',
  border: line('transparent'),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'inline-flex',
  flexShrink: 0,
  fontWeight: vars.font.weight.medium,
  gap: vars.space[2],
  justifyContent: 'center',
  margin: 0,
  outline: 'none',
  position: 'relative',
  textDecoration: 'none',
  userSelect: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-pressed]': { transform: `scale(${vars.motion.press})` },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [motionSafe]: {
      transition: ['background-color', 'border-color', 'transform']
        .map((what) => `${what} ${vars.motion.quick} ${vars.motion.ease}`)
        .join(', '),
    },
  },
});

/** Where a window is as narrow as a page at 400 %, words go on in a further line rather than out of it. */
const narrow = '(max-width: 479.98px)';
const wrapping = { '@media': { [narrow]: { flexShrink: 1, whiteSpace: 'normal' } } } satisfies LayeredRule;

export const size = componentStyles({
  sm: {
    ...wrapping,
    fontSize: vars.font.size.sm,
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space[2],
    gap: vars.space[1],
  },
  md: { ...wrapping, minBlockSize: vars.size.control, paddingInline: vars.space[3] },
  lg: { ...wrapping, minBlockSize: vars.size.touch, paddingInline: vars.space[4] },
});

/** Words longer than those of any action have a name in them: they go on in a further line where there is no room. */
export const long = componentStyle({
  flexShrink: 1,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const square = componentStyles({
  sm: { minBlockSize: vars.size.controlSmall, inlineSize: vars.size.controlSmall, padding: 0 },
  md: { minBlockSize: vars.size.control, inlineSize: vars.size.control, padding: 0 },
  lg: { minBlockSize: vars.size.touch, inlineSize: vars.size.touch, padding: 0 },
});

export const wide = componentStyle({ inlineSize: '100%' });

interface Paint {
  rest: LayeredRule;
  hover: LayeredRule;
  pressed: LayeredRule;
}

const disabledFill: LayeredRule = {
  background: vars.color.sunken,
  borderColor: 'transparent',
  boxShadow: 'none',
  color: vars.color.fgDisabled,
};
const disabledPlain: LayeredRule = { background: 'transparent', color: vars.color.fgDisabled };

const c = vars.color;

/** Tone says what the action means, variant how loud it speaks. Each pair is complete: there is no hole. */
const paints: Record<ButtonTone, Record<ButtonVariant, Paint>> = {
  neutral: {
    solid: {
      rest: { background: c.control, boxShadow: vars.shadow.raised, color: c.fg },
      hover: veil(c.hover),
      pressed: veil(c.pressed),
    },
    soft: {
      rest: { background: c.hover, color: c.fg },
      hover: { background: c.pressed },
      pressed: { background: c.pressed, borderColor: c.border },
    },
    ghost: {
      rest: { color: c.fg },
      hover: { background: c.hover },
      pressed: { background: c.pressed },
    },
  },
  accent: {
    solid: {
      rest: {
        background: c.accent,
        borderColor: c.accentEdge,
        boxShadow: vars.shadow.raised,
        color: c.onAccent,
      },
      hover: { background: c.accentHover },
      pressed: { background: c.accentActive },
    },
    soft: {
      rest: { background: c.accentSoft, color: c.onAccentSoft },
      hover: { borderColor: c.accentBorder },
      pressed: { borderColor: c.accentMark },
    },
    ghost: {
      rest: { color: c.link },
      hover: { background: c.accentSoft, color: c.onAccentSoft },
      pressed: { background: c.accentSoft, borderColor: c.accentBorder, color: c.onAccentSoft },
    },
  },
  danger: {
    solid: {
      rest: {
        background: c.danger,
        borderColor: c.danger,
        boxShadow: vars.shadow.raised,
        color: c.onDanger,
      },
      hover: { background: c.dangerHover, borderColor: c.dangerHover },
      pressed: { background: c.dangerActive, borderColor: c.dangerActive },
    },
    soft: {
      rest: { background: c.dangerSoft, color: c.onDangerSoft },
      hover: { borderColor: c.dangerBorder },
      pressed: { borderColor: c.danger },
    },
    ghost: {
      rest: { color: dangerText },
      hover: { background: c.dangerSoft, color: c.onDangerSoft },
      pressed: { background: c.dangerSoft, borderColor: c.dangerBorder, color: c.onDangerSoft },
    },
  },
};

function painted(tone: ButtonTone, variant: ButtonVariant): string {
  const { rest, hover, pressed } = paints[tone][variant];
  return componentStyle(
    {
      ...rest,
      selectors: {
        '&[data-hovered]': hover,
        '&[data-pressed]': pressed,
        '&[data-disabled]': variant === 'ghost' ? disabledPlain : disabledFill,
      },
      '@media': {
        [forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
      },
    },
    `${tone}_${variant}`,
  );
}

const variantsOf = (tone: ButtonTone): Record<ButtonVariant, string> => ({
  solid: painted(tone, 'solid'),
  soft: painted(tone, 'soft'),
  ghost: painted(tone, 'ghost'),
});

export const paint: Record<ButtonTone, Record<ButtonVariant, string>> = {
  neutral: variantsOf('neutral'),
  accent: variantsOf('accent'),
  danger: variantsOf('danger'),
};

/** While pending the label keeps its width, so that nothing beside the button moves. */
export const content = componentStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { [`${button}[data-pending] &`]: { opacity: 0 } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({
  alignItems: 'center',
  display: 'flex',
  inset: 0,
  justifyContent: 'center',
  position: 'absolute',
});

export const spinnerIcon = componentStyle({
  '@media': { [motionSafe]: { animation: `${turn} calc(${vars.motion.slow} * 4) linear infinite` } },
});
