import { baseStylesheet } from './base-css.ts';
import { readBrands, type BrandSource } from './brand-source.ts';
import { brandsModule } from './brands-module.ts';
import { catalogueJson } from './catalogue.ts';
import { contractModule } from './contract.ts';
import { nativeJson, type ThemeVariants } from './native-json.ts';
import { tokensPage } from './page.ts';
import { themeStylesheet } from './theme-css.ts';
import type { JsonObject } from './tree.ts';
import {
  parseResolver,
  variant,
  variantDocument,
  type ResolverDocument,
  type SourceFiles,
} from './variants.ts';

/** Everything that people write, read from disk by the caller. Paths are relative to the package's `src`. */
export interface Sources {
  readonly resolver: JsonObject;
  readonly tokens: SourceFiles;
  readonly reset: string;
  readonly brands: readonly BrandSource[];
}

/** Worn by tests to find colours that no token gave; never offered to anyone. */
export const probe = 'probe';

/** Each theme of the resolver document, both modes resolved. */
export function themeVariants(resolver: ResolverDocument, tokens: SourceFiles): readonly ThemeVariants[] {
  const contexts = [...(resolver.modifiers.get('theme')?.contexts.keys() ?? [])];
  const codes = [...new Set(contexts.map((context) => context.replace(/-(?:light|dark)$/, '')))];
  return codes.map((code) => ({
    code,
    light: variant(resolver, tokens, { theme: `${code}-light` }),
    dark: variant(resolver, tokens, { theme: `${code}-dark` }),
  }));
}

/**
 * The text of every generated file, by path relative to the package.
 * @throws Error for a defect in a token file, or with every problem of every brand file.
 */
export function compile({
  resolver: document,
  tokens,
  reset,
  brands: sources,
}: Sources): ReadonlyMap<string, string> {
  const resolver = parseResolver(document);
  const themes = themeVariants(resolver, tokens);
  const shipped = themes.filter(({ code }) => code !== probe);
  const initial = variant(resolver, tokens);
  const density = (name: string) => variant(resolver, tokens, { density: name });
  const densities = {
    comfortable: initial,
    compact: density('compact'),
    touch: density('touch'),
    kitchen: density('kitchen'),
  };
  const reducedMotion = variant(resolver, tokens, { motion: 'reduced' });

  const read = readBrands(sources, { ramps: initial, others: [] }, (brand) => brand);
  if ('problems' in read) throw new Error(read.problems.join('\n'));

  return new Map([
    ['src/generated/contract.ts', contractModule(initial)],
    ['src/generated/brands.ts', brandsModule(read.brands)],
    ['dist/base.css', baseStylesheet({ ...densities, reducedMotion }, reset)],
    ...themes.map(
      ({ code, light, dark }) =>
        [`dist/themes/${code.toLowerCase()}.css`, themeStylesheet(code, light, dark)] as const,
    ),
    ['dist/tokens.json', nativeJson(shipped, densities)],
    [
      'dist/catalogue.json',
      catalogueJson({
        themes,
        densities,
        documentOf: (theme, mode) => variantDocument(resolver, tokens, { theme: `${theme}-${mode}` }),
      }),
    ],
    ['TOKENS.md', tokensPage(shipped, densities)],
  ]);
}
