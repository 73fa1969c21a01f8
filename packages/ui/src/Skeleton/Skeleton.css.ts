import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

/** What comes sooner than this needs no placeholder: a flash would be the only thing seen. */
const appearsAfter = '150ms';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = componentRecipe({
  animation: `${appear} 1ms ${appearsAfter} both`,
  background: vars.color.skeleton,
  borderRadius: vars.radius.control,
  display: 'block',
  '@media': {
    [motionSafe]: {
      animation: `${appear} 1ms ${appearsAfter} both, ${breathe} calc(${vars.motion.slow} * 6) ${appearsAfter} ${vars.motion.ease} infinite`,
    },
    [forcedColors]: { border: line('GrayText') },
  },
  variants: {
    shape: {
      text: { blockSize: vars.font.size.md, marginBlock: `calc(${vars.space[1]} * 0.75)` },
      title: { blockSize: vars.font.size.xl },
      control: { blockSize: vars.size.control },
      row: { blockSize: `calc(${vars.size.row} - ${vars.space[4]})`, marginBlock: vars.space[2] },
      card: { blockSize: `calc(${vars.space[16]} * 2)`, borderRadius: vars.radius.card },
      avatar: { blockSize: vars.space[8], borderRadius: vars.radius.full, inlineSize: vars.space[8] },
    },
    width: {
      quarter: { inlineSize: '25%' },
      half: { inlineSize: '50%' },
      most: { inlineSize: '80%' },
      full: { inlineSize: '100%' },
    },
  },
});
type Variants = typeof skeleton.classNames.variants;
export type Shape = keyof Variants['shape'];
export type Width = keyof Variants['width'];
