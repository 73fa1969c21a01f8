import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing, line as border } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const picker = componentStyle({
  alignItems: 'flex-start',
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const themes = componentStyle({
  alignSelf: 'stretch',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space[16]} * 1.75), 1fr))`,
});

export const theme = componentStyle({
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  outline: 'none',
  selectors: { '&[data-selected]': { fontWeight: vars.font.weight.medium } },
});

export const preview = componentStyle({
  background: vars.color.page,
  border: border(vars.color.border),
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} 1fr`,
  gridTemplateRows: `${vars.space[3]} 1fr`,
  minBlockSize: vars.space[16],
  overflow: 'hidden',
  selectors: {
    [`${theme}[data-selected] &`]: {
      borderColor: vars.color.accentMark,
      boxShadow: `0 0 0 ${vars.border.thin} ${vars.color.accentMark}`,
    },
    [`${theme}[data-hovered]:not([data-selected]) &`]: { borderColor: vars.color.borderStrong },
    [`${theme}[data-focus-visible] &`]: focusRing,
  },
});

export const bar = componentStyle({
  background: vars.color.topbarBg,
  borderBlockEnd: border(vars.color.border),
  gridColumn: '1 / -1',
});

export const nav = componentStyle({
  background: vars.color.navBg,
  borderInlineEnd: border(vars.color.border),
});

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[2],
});

export const accent = componentStyle({
  alignSelf: 'flex-end',
  background: vars.color.accent,
  border: `${vars.border.thin} solid ${vars.color.accentEdge}`,
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  inlineSize: vars.space[6],
});

export const line = componentStyle({
  background: vars.color.border,
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
});
