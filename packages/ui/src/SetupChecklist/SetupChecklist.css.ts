import { vars } from '@comanda/tokens/contract';
import { controlFont, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const steps = componentStyle({
  ...controlFont,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
});

/** The way stands at the end, and under the words where there is no room beside them. */
export const step = componentStyle({
  alignItems: 'start',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: vars.space[2],
  rowGap: vars.space[2],
  selectors: { '& + &': { borderBlockStart: line(vars.color.border) } },
});

export const mark = componentStyle({
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: `calc(${vars.space[1]} * 0.5)`,
});

export const done = componentStyle({ color: vars.color.success });

export const words = componentStyle({
  display: 'flex',
  flex: `1 1 calc(${vars.space[16]} * 3)`,
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ fontWeight: vars.font.weight.medium });

export const quiet = componentStyle({ color: vars.color.fgMuted, fontWeight: vars.font.weight.regular });

export const description = componentStyle({ color: vars.color.fgMuted, textWrap: 'pretty' });
