import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const plain = { listStyle: 'none', margin: 0, padding: 0 };

export const uses = componentStyle({
  ...plain,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  marginBlockStart: vars.space[3],
});

export const use = componentStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderBlockStart: line(vars.color.border) } },
});

export const head = componentStyle({
  alignItems: 'baseline',
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});

export const code = componentStyle({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const records = componentStyle({
  ...plain,
  alignItems: 'center',
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: `minmax(${vars.size.controlSmall}, auto)`,
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space[1],
  paddingInlineStart: vars.space[3],
});

export const more = componentStyle({ color: vars.color.fgMuted });
