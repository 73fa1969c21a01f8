import { vars } from '@comanda/tokens/contract';
import { forcedColors } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const holder = componentStyle({ display: 'inline-flex', position: 'relative' });

/** Grows with what it is on. */
const size = `calc(${vars.size.icon} * 0.75)`;

export const dot = componentRecipe({
  blockSize: size,
  border: `${vars.border.focus} solid ${vars.color.topbarBg}`,
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  inlineSize: size,
  insetBlockEnd: `calc(${vars.border.focus} * -1)`,
  insetInlineEnd: `calc(${vars.border.focus} * -1)`,
  position: 'absolute',
  variants: {
    /** Full, half and hollow: they differ without colour too. */
    state: {
      on: { background: vars.color.liveOn, '@media': { [forcedColors]: { background: 'CanvasText' } } },
      connecting: {
        background: `linear-gradient(${vars.color.liveOff} 50%, ${vars.color.topbarBg} 50%)`,
        outline: `${vars.border.thin} solid ${vars.color.liveOff}`,
        outlineOffset: `calc(${vars.border.focus} * -1)`,
      },
      off: {
        background: vars.color.topbarBg,
        boxShadow: `inset 0 0 0 ${vars.border.focus} ${vars.color.liveOff}`,
        '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
      },
    },
  },
});
