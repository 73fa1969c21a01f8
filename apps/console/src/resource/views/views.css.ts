import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

/** Below these the tabs are one menu, and what may be done is another. */
const NO_TABS = '(max-width: 479.98px)';
const NARROW = '(max-width: 279.98px)';

export const place = pageStyle({
  containerType: 'inline-size',
  flexGrow: 1,
  // The menu of views and that of what may be done to them.
  minInlineSize: `calc(${vars.space[16]} * 2)`,
});
export const bar = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  justifyContent: 'flex-end',
  minBlockSize: vars.size.controlSmall,
});
export const choices = pageStyle({ minInlineSize: 0 });
export const tabs = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  minInlineSize: 0,
  '@container': { [NO_TABS]: { display: 'none' } },
});
export const tab = pageStyle({ display: 'flex', flexShrink: 1, minInlineSize: vars.space[16] });
/** The one in hand is read as far as it fits anywhere, and so is the first. */
export const firmTab = pageStyle({ display: 'flex', flexShrink: 0 });
/** A name gives way before the row does. */
export const link = pageStyle({ flexShrink: 1, minInlineSize: 0 });
export const name = pageStyle({
  maxInlineSize: `calc(${vars.space[16]} * 3)`,
  minInlineSize: 0,
});
export const folded = pageStyle({
  display: 'none',
  '@container': { [NO_TABS]: { display: 'flex', minInlineSize: 0 } },
});
export const wide = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  '@container': { [NARROW]: { display: 'none' } },
});
export const end = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[1],
});
export const fields = layout.stack[4];
