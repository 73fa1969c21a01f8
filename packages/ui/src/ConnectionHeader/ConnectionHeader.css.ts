import { vars } from '@comanda/tokens/contract';
import { focusRingInset, forcedColors, hairSpace, line, truncate } from '../styles/rules.ts';
import { componentStyle, type LayeredRule } from '../styles/style.ts';

export const header = componentStyle({
  background: vars.color.bg,
  borderBlockEnd: line(vars.color.border),
  color: vars.color.fg,
  fontFamily: vars.font.family,
});
/** One row, however much there is to say: the board below it never moves. A narrow window lets it wrap. */
export const bar = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'flex',
  minBlockSize: vars.size.control,
  paddingBlock: hairSpace,
  paddingInline: vars.space[2],
  '@media': { '(max-width: 40rem)': { flexWrap: 'wrap' } },
});
export const title = componentStyle({
  flexShrink: 1,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  maxInlineSize: '30%',
  minInlineSize: '6em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const facts = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[3],
  display: 'flex',
  // They go before a word that has to be read is cut off.
  flex: '0 1000 auto',
  fontSize: vars.font.size.md,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const clock = componentStyle({ fontSize: vars.font.size.lg, fontVariantNumeric: 'tabular-nums' });
export const buttons = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
});
export const proof = componentStyle({
  alignItems: 'center',
  background: vars.color.bg,
  border: line(vars.color.borderStrong),
  borderRadius: vars.radius.full,
  color: vars.color.fg,
  columnGap: vars.space[2],
  display: 'inline-flex',
  flexShrink: 0,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  paddingBlock: hairSpace,
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
});
export const loud = componentStyle({ fontWeight: vars.font.weight.bold });

export const allTold = componentStyle({
  columnGap: vars.space[2],
  display: 'flex',
  flex: '1 1 16rem',
  justifyContent: 'end',
  minInlineSize: 0,
  selectors: { '&:empty': { flexBasis: 0 } },
});
export const told = componentStyle({
  alignItems: 'stretch',
  background: vars.color.bg,
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  display: 'flex',
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.tight,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: `${vars.border.focus} solid CanvasText` } },
});
const press: LayeredRule = {
  alignItems: 'center',
  background: 'transparent',
  border: 'none',
  color: 'inherit',
  columnGap: vars.space[2],
  cursor: 'pointer',
  display: 'flex',
  font: 'inherit',
  margin: 0,
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  paddingBlock: 0,
  paddingInline: vars.space[2],
  textAlign: 'start',
  selectors: {
    '&:active': { backgroundImage: `linear-gradient(${vars.color.pressed}, ${vars.color.pressed})` },
    '&:focus-visible': focusRingInset,
  },
};
export const toldPress = componentStyle({ ...press, flexShrink: 1 });
export const toldPlain = componentStyle({
  alignItems: 'center',
  columnGap: vars.space[2],
  display: 'flex',
  minInlineSize: 0,
  paddingInline: vars.space[2],
});
export const words = componentStyle({ ...truncate, minInlineSize: 0 });
/** What is done about it. */
export const toldAction = componentStyle({
  ...press,
  borderInlineStart: line('currentColor'),
  flexShrink: 0,
  fontWeight: vars.font.weight.bold,
  justifyContent: 'center',
});
export const further = componentStyle({
  ...press,
  background: vars.color.bg,
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  flexShrink: 0,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});
