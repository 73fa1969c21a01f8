import { vars } from '@comanda/tokens/contract';
import { dangerText, figures } from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const change = componentStyle({
  ...figures,
  alignItems: 'center',
  display: 'inline-flex',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});
export const tone = componentStyles({
  good: { color: vars.color.onSuccessSoft },
  bad: { color: dangerText },
  neutral: { color: vars.color.fgMuted },
});
