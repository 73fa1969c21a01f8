import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

const row = style({ display: 'flex', flexWrap: 'wrap' });
export const line = style([row, { alignItems: 'end', gap: vars.space[2], marginBlockEnd: vars.space[2] }]);
export const cell = style({ flexBasis: `calc(${vars.space[16]} * 2)`, flexGrow: 1, minInlineSize: 0 });

/** A line whose fields are of different heights, in a card of its own. */
export const tallLine = style([row, { alignItems: 'start', gap: vars.space[4] }]);
export const tall = style({ inlineSize: '100%', marginBlockEnd: vars.space[2], minInlineSize: 0 });
/** A box with its label beside it stands at the height of the controls around, below their labels. */
export const flagCell = style([
  cell,
  { paddingBlockStart: `calc(${vars.font.size.sm} * ${vars.font.line.normal} + ${vars.space[3]})` },
]);
/** What has lines of its own stands below the rest. */
export const wholeCell = style({ flexBasis: '100%', minInlineSize: 0 });
