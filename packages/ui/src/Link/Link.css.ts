import { vars } from '@comanda/tokens/contract';
import { focusRing } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

export const link = componentRecipe({
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  // In a row it gives way like the words around it.
  minInlineSize: 0,
  outline: 'none',
  overflowWrap: 'break-word',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default', textDecorationLine: 'none' },
  },
  variants: {
    tone: { accent: { color: vars.color.link }, plain: { color: 'inherit' } },
    /** Within a sentence the line tells a link from text; on its own the place does, and the line comes on hover. */
    underline: {
      always: { textDecorationLine: 'underline' },
      hover: {
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
      never: { textDecorationLine: 'none' },
    },
    isStrong: { true: { fontWeight: vars.font.weight.medium } },
  },
});
