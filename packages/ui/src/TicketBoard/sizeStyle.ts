import type { CSSProperties } from 'react';
import type { KitchenSizes } from './legibility.ts';

/** The sizes of a wall, as its style sheets read them. */
export const styleOf = (sizes: KitchenSizes): CSSProperties =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--kitchen-${name}`, `${String(size)}px`]));
