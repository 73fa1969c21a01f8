import { style, type StyleRule } from '@vanilla-extract/css';

type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
/** A style of a page: above what components say of themselves. */
export const pageStyle = (rule: LayeredRule): string => style({ '@layer': { overrides: rule } });
