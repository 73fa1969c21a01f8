import { vars } from '@comanda/tokens/contract';
import { focusRing } from '../styles/rules.ts';
import type { LayeredRule } from '../styles/style.ts';

/** The ground of whatever files are dropped on: its line is broken until something is held over it. */
export const dropSurface: LayeredRule = {
  alignItems: 'center',
  background: vars.color.sunken,
  border: `${vars.border.thin} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  display: 'flex',
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentMark,
      borderStyle: 'solid',
    },
    '&[data-focus-visible]': focusRing,
  },
};
