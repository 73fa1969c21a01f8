import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line, panel, plain } from '../page.css.ts';

export const size = styleVariants(vars.font.size, (fontSize) => ({ fontSize, overflowWrap: 'anywhere' }));
export const weight = styleVariants(vars.font.weight, (fontWeight) => ({
  fontSize: vars.font.size.xl,
  fontWeight,
}));
export const leading = styleVariants(vars.font.line, (lineHeight) => ({ lineHeight }));

export const samples = style([
  plain,
  {
    borderBlockStart: line,
    columnGap: vars.space[8],
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  },
]);
export const sample = style({
  alignItems: 'baseline',
  borderBlockEnd: line,
  columnGap: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[2],
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});
export const card = style([panel, { display: 'grid', gap: vars.space[3] }]);
export const amounts = style([plain, { direction: 'ltr', fontSize: vars.font.size.lg, textAlign: 'end' }]);
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const proportional = style({ fontVariantNumeric: 'proportional-nums' });
export const mono = style({ fontFamily: vars.font.mono });
export const families = style({ display: 'grid', gap: vars.space[3] });
