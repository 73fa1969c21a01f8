import { vars } from '@comanda/tokens/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { '(max-width: 599.98px)': { gap: vars.space[3] } },
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.space[16]} * 20)`,
});

/** Nobody presses paper. */
const unprinted = { '@media': { print: { display: 'none' } } } as const;

export const tools = style({
  alignItems: 'center',
  columnGap: vars.space[5],
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[3],
  ...unprinted,
});
/** One row on a phone: the words take what the button leaves. */
export const narrowTools = style({
  alignItems: 'center',
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  ...unprinted,
});
export const sheet = style({
  alignItems: 'flex-start',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
});
export const search = style({ flexBasis: `calc(${vars.space[16]} * 4)`, flexGrow: 0 });
/** Keeps the place of the list's menu, which comes after the rows. */
export const menu = style({
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  ...unprinted,
});
/** How a list is looked at: its views, and whose figure it shows. They come after the rows, into the line above them. */
export const look = style({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  gap: vars.space[2],
  minInlineSize: 0,
});
/** The saved views within a sheet. */
export const views = style({ alignSelf: 'stretch' });
