import type { Catalogue, CatalogueRole, CatalogueVariant, Ramp, RampStep } from '../catalogue.ts';
import { modes, type Mode } from '../themes.ts';
import { contrast, rgbaOf } from './color.ts';
import { colorRoles } from './contract.ts';
import { cssValue } from './css-value.ts';
import type { ThemeVariants } from './native-json.ts';
import type { ResolvedTokens } from './resolve.ts';
import { aliasOf, isObject, type Json, type JsonObject } from './tree.ts';
import type { ColorValue } from './value.ts';

export interface CatalogueSources {
  readonly themes: readonly ThemeVariants[];
  readonly densities: Readonly<Record<string, ResolvedTokens>>;
  /** The sources of a theme in a mode, in which the names of ramps are still to be read. */
  readonly documentOf: (theme: string, mode: Mode) => JsonObject;
}

/** The text of `catalogue.json`, see `Catalogue`. */
export function catalogueJson({ themes, densities, documentOf }: CatalogueSources): string {
  const reference = themes[0]?.light ?? new Map();
  const variants = themes.flatMap((theme) =>
    modes.map((mode) => ({
      tokens: theme[mode],
      document: documentOf(theme.code, mode),
      code: theme.code,
      mode,
    })),
  );
  const catalogue: Catalogue = {
    ramps: ramps(variants),
    roles: roles(reference),
    surfaces: surfaces(reference),
    variants: variants.map(({ tokens, document, code, mode }): CatalogueVariant => ({
      theme: code,
      mode,
      ramps: wornRamps(document),
      steps: Object.fromEntries(
        [...tokens.values()]
          .filter(({ path }) => /^(?:color|ground|scope)\./.test(path))
          .map(({ path, via }) => [path, (via.at(-1) ?? '').replace(/^ramp\./, '')]),
      ),
    })),
    measures: measures(reference),
    densities: Object.fromEntries(Object.entries(densities).map(([name, tokens]) => [name, pixels(tokens)])),
  };
  return `${JSON.stringify(catalogue)}\n`;
}

function ramps(
  variants: readonly { readonly tokens: ResolvedTokens; readonly document: JsonObject }[],
): readonly Ramp[] {
  const found = new Map<string, Ramp>();
  for (const { tokens, document } of variants) {
    for (const [name, group] of groups(document['base'])) {
      if (found.has(name)) continue;
      const prefix = `base.${name}.`;
      const steps = [...tokens.values()].flatMap(({ path, value }) =>
        path.startsWith(prefix) && value.type === 'color' ? step(path.slice(prefix.length), value) : [],
      );
      const description = group['$description'];
      found.set(name, { name, description: typeof description === 'string' ? description : '', steps });
    }
  }
  return [...found.values()];
}

const white = rgbaOf({ hex: '#ffffff', alpha: 1 });
const black = rgbaOf({ hex: '#000000', alpha: 1 });

function step(name: string, color: ColorValue): RampStep {
  const { hex, alpha, components } = color;
  if (alpha < 1) {
    const opacity = Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0');
    return { name, value: hex + opacity, oklch: components, alpha };
  }
  const rgba = rgbaOf(color);
  return {
    name,
    value: hex,
    oklch: components,
    alpha,
    contrast: { white: contrast(rgba, white), black: contrast(rgba, black) },
  };
}

function roles(tokens: ResolvedTokens): readonly CatalogueRole[] {
  return colorRoles(tokens).map((name) => {
    const reassigned = tokens.get(`surface.page.${name}`);
    const path = reassigned?.via[0] ?? `color.${name}`;
    return {
      name,
      path,
      isReassigned: reassigned !== undefined,
      description:
        name === 'bg' ? 'Background of the surface that one is in.' : (tokens.get(path)?.description ?? ''),
    };
  });
}

function surfaces(tokens: ResolvedTokens): Catalogue['surfaces'] {
  const found: Record<string, Record<string, string>> = {};
  for (const { path, via } of tokens.values()) {
    const [group, surface = '', role = ''] = path.split('.');
    const [target] = via;
    if (group === 'surface' && target !== undefined) found[surface] = { ...found[surface], [role]: target };
  }
  return found;
}

function wornRamps(document: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(
    groups(document['ramp']).flatMap(([name, group]) => {
      const base = aliasOf(group['$extends'])?.replace(/^base\./, '');
      return base === undefined ? [] : [[name, base]];
    }),
  );
}

function measures(tokens: ResolvedTokens): Readonly<Record<string, string>> {
  const found = [...tokens.values()].filter(({ path }) =>
    /^(?:space|radius|border|layer|motion|shadow)\.|^font\.(?!size\.)/.test(path),
  );
  return Object.fromEntries(found.map(({ path, value }) => [path, cssValue(value)]));
}

function pixels(tokens: ResolvedTokens): Readonly<Record<string, number>> {
  const found = [...tokens.values()].flatMap(({ path, value }): [string, number][] =>
    /^(?:size|font\.size)\./.test(path) && value.type === 'dimension'
      ? [[path, value.unit === 'rem' ? value.value * 16 : value.value]]
      : [],
  );
  return Object.fromEntries(found);
}

function groups(node: Json | undefined): readonly [string, JsonObject][] {
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, child]): [string, JsonObject][] =>
    !name.startsWith('$') && isObject(child) ? [[name, child]] : [],
  );
}
