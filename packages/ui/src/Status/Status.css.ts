import { vars } from '@comanda/tokens/contract';
import { controlFont, forcedColors, truncate } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const status = componentStyle({
  ...controlFont,
  alignItems: 'center',
  color: vars.color.fg,
  display: 'inline-flex',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

export const text = componentStyle(truncate);

/** Grows with the text beside it. */
const size = `calc(${vars.size.icon} / 2)`;

export const dot = componentRecipe({
  blockSize: size,
  border: `${vars.border.focus} solid transparent`,
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: size,
  '@media': {
    [forcedColors]: { background: 'CanvasText', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  variants: {
    /** A quiet state is a ring, the others a full dot: the shape says it too. */
    tone: {
      success: { background: vars.color.success },
      warning: { background: vars.color.warning },
      danger: { background: vars.color.danger },
      info: { background: vars.color.info },
      accent: { background: vars.color.accentMark },
      neutral: {
        borderColor: vars.color.fgSubtle,
        '@media': { [forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
      },
    },
  },
});

export const quiet = componentStyle({ color: vars.color.fgMuted });
