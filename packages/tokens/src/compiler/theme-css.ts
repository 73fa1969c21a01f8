import { cssValue } from './css-value.ts';
import { isEmitted, propertyOf, referenceTo } from './names.ts';
import type { ResolvedToken, ResolvedTokens } from './resolve.ts';
import { layerOrder, printRule } from './rule.ts';

/** The groups whose values a theme decides. */
const themed = /^(?:color|ground|scope)\./;

/**
 * The stylesheet of one theme, both modes in one rule by `light-dark()`. It holds custom properties and nothing
 * else, so that a server may take theme files from a configured place and check them by that rule.
 */
export function themeStylesheet(code: string, light: ResolvedTokens, dark: ResolvedTokens): string {
  const declarations = [...light.values()]
    .filter((token) => themed.test(token.path))
    .map((token) => {
      const twin = dark.get(token.path);
      if (twin === undefined) throw new Error(`${token.path} has no value in the dark mode of theme ${code}`);
      return `${propertyOf(token.path)}: ${bothModes(token, twin)}`;
    });
  return `${layerOrder}\n@layer tokens {\n${printRule({ selectors: [`[data-theme='${code}']`], declarations })}}\n`;
}

function bothModes(light: ResolvedToken, dark: ResolvedToken): string {
  const [target] = light.via;
  if (target !== undefined && target === dark.via[0] && isEmitted(target)) return referenceTo(target);
  const [day, night] = [cssValue(light.value), cssValue(dark.value)];
  return day === night ? day : `light-dark(${day}, ${night})`;
}
