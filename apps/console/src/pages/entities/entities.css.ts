import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const tab = layout.stack[5];
export const bar = pageStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
});
export const buttons = layout.line[2];

/** Within a panel that opens, which has no room around of its own. */
export const panel = pageStyle({ paddingBlockStart: vars.space[1], paddingInline: vars.space[3] });
