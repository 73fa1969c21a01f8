import { vars } from '@comanda/tokens/contract';
import { dangerText, figures } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

export const change = componentRecipe({
  ...figures,
  alignItems: 'center',
  display: 'inline-flex',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      good: { color: vars.color.onSuccessSoft },
      bad: { color: dangerText },
      neutral: { color: vars.color.fgMuted },
    },
  },
});
export type Tone = keyof typeof change.classNames.variants.tone;
