import { vars } from '@comanda/tokens/contract';
import { controlFont, pageTitle as pageTitleRule, tracked } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

export const notice = componentStyle({
  ...controlFont,
  alignItems: 'center',
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  justifyContent: 'center',
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.space[16]} * 7)`,
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const mark = componentRecipe({
  alignItems: 'center',
  borderRadius: vars.radius.full,
  blockSize: vars.space[10],
  display: 'inline-flex',
  inlineSize: vars.space[10],
  justifyContent: 'center',
  marginBlockEnd: vars.space[1],
  variants: {
    tone: {
      neutral: { background: vars.color.hover, color: vars.color.fgMuted },
      danger: { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
      info: { background: vars.color.infoSoft, color: vars.color.onInfoSoft },
    },
  },
});
export type Tone = keyof typeof mark.classNames.variants.tone;

/** Keeps the room of a drawing that is still to come. */
export const drawing = componentStyle({
  blockSize: `calc(${vars.space[10]} * 2)`,
  inlineSize: `calc(${vars.space[10]} * 3)`,
  marginBlockEnd: vars.space[2],
  maxInlineSize: '100%',
});

export const title = componentStyle({
  ...tracked('heading'),
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.normal,
  margin: 0,
});

export const pageTitle = componentStyle(pageTitleRule);

export const description = componentStyle({
  color: vars.color.fgMuted,
  margin: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const reference = componentStyle({
  color: vars.color.fgMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'center',
  paddingBlockStart: vars.space[2],
});
