import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import {
  controlFont,
  dangerText,
  focusRing,
  forcedColors,
  line,
  motionSafe,
  narrow,
  veil,
} from '../styles/rules.ts';
import { componentRecipe, componentStyle, type LayeredRule } from '../styles/style.ts';
import type { ButtonTone, ButtonVariant } from './Button.types.ts';

/** In a narrow window words go on in a further line rather than out of it. */
const wrapping = { '@media': { [narrow]: { flexShrink: 1, whiteSpace: 'normal' } } } satisfies LayeredRule;

interface Paint {
  rest: LayeredRule;
  hover: LayeredRule;
  pressed: LayeredRule;
}

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

const tones = ['neutral', 'accent', 'danger'] as const satisfies readonly ButtonTone[];
const variants = ['solid', 'soft', 'ghost'] as const satisfies readonly ButtonVariant[];

/** The class twice: what cannot be pressed shows no pointer either. */
const whenDisabled = '&&[data-disabled]';
const disabled = (rule: LayeredRule): LayeredRule => ({
  selectors: { [whenDisabled]: rule },
  '@media': {
    [forcedColors]: { selectors: { [whenDisabled]: { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});
const disabledFill = disabled({
  background: c.sunken,
  borderColor: 'transparent',
  boxShadow: 'none',
  color: c.fgDisabled,
});

/** What everything that is pressed looks like; with `square` in place of `size` it holds a picture alone. */
export const button = componentRecipe({
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
    // Nobody presses paper.
    print: { display: 'none' },
    [motionSafe]: {
      transition: ['background-color', 'border-color', 'transform']
        .map((what) => `${what} ${vars.motion.quick} ${vars.motion.ease}`)
        .join(', '),
    },
  },
  variants: {
    size: {
      sm: {
        ...wrapping,
        fontSize: vars.font.size.sm,
        minBlockSize: vars.size.controlSmall,
        paddingInline: vars.space[2],
        gap: vars.space[1],
      },
      md: { ...wrapping, minBlockSize: vars.size.control, paddingInline: vars.space[3] },
      lg: { ...wrapping, minBlockSize: vars.size.touch, paddingInline: vars.space[4] },
    },
    square: {
      sm: { minBlockSize: vars.size.controlSmall, inlineSize: vars.size.controlSmall, padding: 0 },
      md: { minBlockSize: vars.size.control, inlineSize: vars.size.control, padding: 0 },
      lg: { minBlockSize: vars.size.touch, inlineSize: vars.size.touch, padding: 0 },
    },
    /** Words longer than those of any action have a name in them: they go on in a further line where there is no room. */
    isLong: {
      true: { flexShrink: 1, maxInlineSize: '100%', overflowWrap: 'anywhere', whiteSpace: 'normal' },
    },
    isWide: { true: { inlineSize: '100%' } },
    tone: { neutral: {}, accent: {}, danger: {} },
    variant: {
      solid: disabledFill,
      soft: disabledFill,
      ghost: disabled({ background: 'transparent', color: c.fgDisabled }),
    },
  },
  together: tones.flatMap((tone) =>
    variants.map((variant) => {
      const { rest, hover, pressed } = paints[tone][variant];
      const touched = { '&[data-hovered]': hover, '&[data-pressed]': pressed };
      return { when: { tone, variant }, rule: { ...rest, selectors: touched } };
    }),
  ),
});

/** While pending the label keeps its width, so that nothing beside the button moves. */
export const content = componentStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { [`${button.classNames.base}[data-pending] &`]: { opacity: 0 } },
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
