import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

/** The list of pages beside the page, or above it where there is no room for both, as with large text. */
export const frame = pageStyle({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.space[16]} * 16)`,
});
export const pages = pageStyle({ flexBasis: '12.5rem', flexGrow: 1, minInlineSize: 0 });
export const place = pageStyle({ flexBasis: '30rem', flexGrow: 99, minInlineSize: 'min(100%, 30rem)' });
export const page = layout.stack[5];
export const field = pageStyle({ minInlineSize: 0 });
export const line = layout.line[3];
export const grows = pageStyle({ display: 'grid', flexGrow: 1, gap: vars.space[1], minInlineSize: 0 });
export const narrow = pageStyle({ maxInlineSize: `calc(${vars.space[16]} * 7)` });

/** A list of what stands between people, with its search and its pages. */
export const standing = layout.stack[4];
/** What a row is about, beside its button, or above it where that is narrow. */
export const said = pageStyle({
  display: 'grid',
  flexBasis: '16rem',
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
