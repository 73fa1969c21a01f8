import { componentStyle } from '../styles/style.ts';

/** Its size never depends on the digit, and nothing outside is laid out again when it changes. */
export const ticking = componentStyle({
  contain: 'layout style',
  direction: 'ltr',
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
});
