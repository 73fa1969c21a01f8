import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

export const bar = componentRecipe({
  alignItems: 'center',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  // In the kitchen the wall decides how far apart things stand that are pressed.
  gap: `var(--kitchen-gap, ${vars.space[3]})`,
  justifyContent: 'space-between',
  minBlockSize: vars.space[16],
  paddingBlock: vars.space[1],
  variants: {
    place: {
      top: {
        background: vars.color.topbarBg,
        borderBlockEnd: line(vars.color.border),
        color: vars.color.topbarFg,
        paddingInline: vars.space[4],
      },
      bottom: {
        background: vars.color.bg,
        borderBlockStart: line(vars.color.border),
        color: vars.color.fg,
        paddingInline: vars.space[2],
        // One row wherever what stands in it has room once its words go on in a second line.
        '@media': { '(min-width: 60rem)': { flexWrap: 'nowrap' } },
      },
    },
  },
});
export type Place = keyof typeof bar.classNames.variants.place;
