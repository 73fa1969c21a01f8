import { vars } from '@comanda/tokens/contract';
import { controlFont, inRightToLeft, line, motionSafe } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const scrim = componentStyle({ justifyContent: 'flex-end', padding: 0 });

export const panel = componentRecipe({
  ...controlFont,
  background: vars.color.bg,
  blockSize: '100%',
  borderInlineStart: line(vars.color.border),
  boxShadow: vars.shadow.overlay,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  outline: 'none',
  selectors: {
    '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' },
    [`${inRightToLeft}[data-entering], ${inRightToLeft}[data-exiting]`]: { transform: 'translateX(-100%)' },
  },
  '@media': { [motionSafe]: { transition: `transform ${vars.motion.spring} ${vars.motion.springEase}` } },
  variants: {
    size: {
      sm: { inlineSize: `min(100%, ${vars.space[16]} * 5.5)` },
      md: { inlineSize: `min(100%, ${vars.space[16]} * 8)` },
      lg: { inlineSize: `min(100%, ${vars.space[16]} * 12)` },
    },
  },
});
export type Size = keyof typeof panel.classNames.variants.size;
