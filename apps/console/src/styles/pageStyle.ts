import { style, type StyleRule } from '@vanilla-extract/css';

type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;

/** vanilla-extract's `style` for pages: in the layer after the components', so that no contest of selectors arises. */
export const pageStyle = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { overrides: rule } }, debugId);

export type { LayeredRule };
