import { vars } from '@comanda/tokens/contract';
import { focusRing } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const area = componentStyle({
  borderRadius: vars.radius.control,
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    // A finger that is held asks for the menu; it would choose words and open the system's own instead.
    '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
  },
});
