import { vars } from '@comanda/tokens/contract';
import { focusRingInset, line, scrollArea } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

export const rows = componentRecipe({
  listStyle: 'none',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  variants: {
    inset: { none: {}, card: {} },
    /** A longer list scrolls inside its frame: what stands below stays in sight. */
    isFramed: {
      true: {
        ...scrollArea,
        border: line(vars.color.border),
        borderRadius: vars.radius.control,
        maxBlockSize: `calc(${vars.space[16]} * 5)`,
        selectors: { '&:focus-visible': focusRingInset },
      },
    },
  },
});
const within = rows.classNames.variants;
export type Inset = keyof typeof within.inset;

export const row = componentRecipe({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: line(vars.color.border) },
    [`${within.inset.card} > &`]: { paddingInline: vars.space[5] },
    [`${within.isFramed.true} > &`]: { paddingInline: vars.space[3] },
  },
  variants: {
    arrange: {
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
    },
    /** Where nothing surrounds the entries, the first and the last need no room towards it. */
    isRoomy: {
      true: {
        paddingBlock: vars.space[4],
        rowGap: vars.space[3],
        selectors: {
          [`${within.inset.none} > &:first-child`]: { paddingBlockStart: 0 },
          [`${within.inset.none} > &:last-child`]: { paddingBlockEnd: 0 },
        },
      },
    },
  },
});
export type Arrange = keyof typeof row.classNames.variants.arrange;
