import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const print = 'print';

/** Fixed in height, so that the rows do not move when the bulk bar takes its place. */
export const strip = componentStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
  minBlockSize: vars.size.control,
  paddingBlockEnd: vars.space[2],
  '@media': { [print]: { display: 'none' } },
});

export const stripText = componentStyle({
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 0,
});

export const tools = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  flexShrink: 0,
  gap: vars.space[1],
  justifyContent: 'flex-end',
});

export const footer = componentStyle({
  borderBlockStart: line(vars.color.border),
  boxSizing: 'content-box',
  // Paging comes after the rows, into the room that waits for it.
  minBlockSize: vars.size.controlSmall,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  '@media': { [print]: { display: 'none' } },
});
