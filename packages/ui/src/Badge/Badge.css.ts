import { vars } from '@comanda/tokens/contract';
import { forcedColors, line, truncate } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const badge = componentRecipe({
  alignItems: 'center',
  border: line('transparent'),
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  display: 'inline-flex',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
  gap: vars.space[1],
  justifyContent: 'center',
  lineHeight: vars.font.line.tight,
  maxInlineSize: '100%',
  minBlockSize: vars.space[5],
  minInlineSize: vars.space[5],
  paddingInline: `calc(${vars.space[1]} * 1.5)`,
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  variants: {
    tone: {
      neutral: { background: vars.color.chip, color: vars.color.fgMuted },
      accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      success: { background: vars.color.successSoft, color: vars.color.onSuccessSoft },
      warning: { background: vars.color.warningSoft, color: vars.color.onWarningSoft },
      danger: { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
      info: { background: vars.color.infoSoft, color: vars.color.onInfoSoft },
    },
  },
});

export const text = componentStyle(truncate);
