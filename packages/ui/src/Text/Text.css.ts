import { vars } from '@comanda/tokens/contract';
import {
  dangerText,
  figures as figuresRule,
  pageTitle as pageTitleRule,
  tracked,
  truncate,
} from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const tone = componentStyles({
  plain: { color: vars.color.fg },
  muted: { color: vars.color.fgMuted },
  subtle: { color: vars.color.fgSubtle },
  success: { color: vars.color.onSuccessSoft },
  danger: { color: dangerText },
});

export const size = componentStyles({
  sm: { fontSize: vars.font.size.sm },
  md: { fontSize: vars.font.size.md },
  lg: { fontSize: vars.font.size.lg },
  xl: { fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight },
  xxl: { fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight },
  title: pageTitleRule,
  display: {
    ...tracked('display'),
    fontSize: vars.font.size.display,
    fontWeight: vars.font.weight.title,
    lineHeight: vars.font.line.display,
  },
});

export const weight = componentStyles({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  bold: { fontWeight: vars.font.weight.bold },
});

export const figures = componentStyle(figuresRule);

export const wrap = componentStyles({
  none: { whiteSpace: 'nowrap' },
  truncate: { ...truncate, display: 'block', minInlineSize: 0 },
  anywhere: { minInlineSize: 0, overflowWrap: 'anywhere' },
  lines: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

export const heading = componentStyle({ overflowWrap: 'anywhere' });

export const pageTitle = componentStyle({ selectors: { '&[tabindex="-1"]:focus': { outline: 'none' } } });
