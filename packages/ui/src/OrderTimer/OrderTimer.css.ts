import { componentStyle } from '../styles/style.ts';

/** Its size never depends on the digit. */
export const ticking = componentStyle({
  direction: 'ltr',
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
});

/** Laid out by itself: a block of a size of its own, which neither a line of text nor a flex container has in its hands. */
export const age = componentStyle({
  blockSize: '1lh',
  contain: 'size layout style',
  display: 'block',
  textAlign: 'end',
});
