import { style } from '@vanilla-extract/css';
import type { LayeredRule } from './style.ts';

/** vanilla-extract's `style` for pages: in the layer after the components', so that no contest of selectors arises. */
export const pageStyle = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { overrides: rule } }, debugId);
