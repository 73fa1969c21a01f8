import { vars } from '@comanda/tokens/contract';
import { forcedColors, line } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const avatar = componentRecipe({
  alignItems: 'center',
  boxSizing: 'border-box',
  display: 'inline-flex',
  flexShrink: 0,
  fontFamily: vars.font.family,
  fontWeight: vars.font.weight.medium,
  justifyContent: 'center',
  lineHeight: 1,
  overflow: 'hidden',
  userSelect: 'none',
  '@media': { [forcedColors]: { border: line('CanvasText') } },
  variants: {
    /** Grows with the text that stands in it. */
    size: {
      sm: { blockSize: '1.5rem', fontSize: vars.font.size.xs, inlineSize: '1.5rem' },
      md: { blockSize: '2rem', fontSize: vars.font.size.sm, inlineSize: '2rem' },
      lg: { blockSize: '3rem', fontSize: vars.font.size.lg, inlineSize: '3rem' },
      xl: { blockSize: '5rem', fontSize: vars.font.size.xxl, inlineSize: '5rem' },
    },
    shape: {
      circle: { borderRadius: vars.radius.full },
      square: { borderRadius: vars.radius.control },
    },
  },
});

/** Initials on a ground of their own need an edge where what is below them is as light. */
export const edge = componentStyle({ boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.border}` });

/** Drawn and not written: they are a picture of the name, no words of the control that they stand in. */
export const initials = componentStyle({ selectors: { '&::before': { content: 'attr(data-initials)' } } });

export const sign = componentStyle({ blockSize: '60%', inlineSize: '60%' });

export const image = componentStyle({ blockSize: '100%', inlineSize: '100%', objectFit: 'cover' });
