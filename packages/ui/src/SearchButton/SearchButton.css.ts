import { vars } from '@comanda/tokens/contract';
import { truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const narrow = '(max-width: 767.98px)';
/** Where the menu is a drawer there is room for the words, but not for the keys. */
const tablet = '(max-width: 1199.98px)';

export const button = componentStyle({
  flexShrink: 1,
  justifyContent: 'flex-start',
  minInlineSize: 0,
  // One of the icons of the bar.
  '@media': {
    [narrow]: { background: 'none', inlineSize: vars.size.control, justifyContent: 'center', padding: 0 },
  },
});

export const words = componentStyle({
  ...truncate,
  color: vars.color.fgMuted,
  fontWeight: vars.font.weight.regular,
  minInlineSize: 0,
  // Not to be seen, still the name of the button.
  '@media': { [narrow]: { clipPath: 'inset(50%)', insetInline: 0, position: 'absolute' } },
});

/** Without the frame of a Kbd: its ground is a page's, and bars have others. */
export const keys = componentStyle({
  color: vars.color.fgMuted,
  display: 'inline-flex',
  flexShrink: 0,
  gap: vars.space[1],
  marginInlineStart: vars.space[6],
  '@media': { [tablet]: { display: 'none' } },
});

export const key = componentStyle({
  fontFamily: 'inherit',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
