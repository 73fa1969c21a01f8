import { vars } from '@comanda/tokens/contract';
import { focusRingInset, line, scrollArea } from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

export const rows = componentStyle({ listStyle: 'none', margin: 0, minInlineSize: 0, padding: 0 });

export const inset = componentStyles({ none: {}, card: {} });

/** A longer list scrolls inside its frame: what stands below stays in sight. */
export const framed = componentStyle({
  ...scrollArea,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  maxBlockSize: `calc(${vars.space[16]} * 5)`,
  selectors: { '&:focus-visible': focusRingInset },
});

export const row = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: line(vars.color.border) },
    [`${inset.card} > &`]: { paddingInline: vars.space[5] },
    [`${framed} > &`]: { paddingInline: vars.space[3] },
  },
});

export const arrange = componentStyles({
  line: {
    alignItems: 'center',
    columnGap: vars.space[3],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    minBlockSize: vars.size.row,
    rowGap: vars.space[1],
  },
  stack: { display: 'grid', gap: vars.space[1], gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Where nothing surrounds the entries, the first and the last need no room towards it. */
export const roomy = componentStyle({
  paddingBlock: vars.space[4],
  rowGap: vars.space[3],
  selectors: {
    [`${inset.none} > &:first-child`]: { paddingBlockStart: 0 },
    [`${inset.none} > &:last-child`]: { paddingBlockEnd: 0 },
  },
});
