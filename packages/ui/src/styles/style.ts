import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;

/** vanilla-extract's `style`, with the rule placed in the `components` layer. */
export function componentStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [components]: rule } }, debugId);
}

/** One class for each key of a table: `componentStyles({ sm: {…}, md: {…} })`. */
export function componentStyles<Key extends string>(
  rules: Readonly<Record<Key, LayeredRule>>,
  debugId = 'variant',
): Record<Key, string> {
  const names = {} as Record<Key, string>;
  for (const key in rules) names[key] = componentStyle(rules[key], `${debugId}_${key}`);
  return names;
}

export type { LayeredRule };
