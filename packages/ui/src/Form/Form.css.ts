import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRing } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const form = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  margin: 0,
  minInlineSize: 0,
});

export const actions = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

/** Takes the focus, so that what went wrong is read first. */
export const summary = componentStyle({
  borderRadius: vars.radius.card,
  outline: 'none',
  scrollMarginBlock: vars.space[16],
  selectors: { '&:focus': focusRing },
});

export const errors = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const error = componentStyle({ minBlockSize: vars.space[6], overflowWrap: 'anywhere' });

export const goTo = componentStyle({
  borderRadius: vars.radius.control,
  color: 'inherit',
  // As high as a finger or a pointer needs, without moving the lines apart.
  display: 'inline-block',
  minBlockSize: vars.space[6],
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': focusRing },
});
