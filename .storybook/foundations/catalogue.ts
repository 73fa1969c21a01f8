import type { Catalogue, CatalogueVariant, Ramp, RampStep } from '@comanda/tokens/catalogue';
import { themeOf } from '../toolbar.ts';

const files = import.meta.glob<Catalogue>('../../packages/tokens/dist/catalogue.json', {
  eager: true,
  import: 'default',
});
const [found] = Object.values(files);
if (!found) throw new Error('The tokens are not compiled: npm run tokens');

/** Where every colour and measure comes from, as the compiler wrote it. */
export const catalogue: Catalogue = found;

/** The theme that the toolbar puts on. */
export function wornTheme(globals: Readonly<Record<string, unknown>>): string {
  return themeOf({ brand: String(globals['brand']), theme: String(globals['theme']) });
}

export function variantOf(theme: string, mode: string): CatalogueVariant {
  const variant = catalogue.variants.find((one) => one.theme === theme && one.mode === mode);
  if (!variant) throw new Error(`The catalogue has no theme ${theme} in ${mode}.`);
  return variant;
}

/** A colour on its way: the name that the theme uses, the ramp that it wears for it, and the step. */
export interface Origin {
  readonly name: string;
  readonly ramp: Ramp;
  readonly step: RampStep;
}

/** Where the colour of a path such as `ground.fg` comes from in a variant. */
export function originOf({ steps, ramps }: CatalogueVariant, path: string): Origin {
  const [name = '', stepName] = (steps[path] ?? '').split('.');
  const ramp = catalogue.ramps.find((one) => one.name === ramps[name]);
  const step = ramp?.steps.find((one) => one.name === stepName);
  if (!ramp || !step) throw new Error(`The catalogue does not say where ${path} comes from.`);
  return { name, ramp, step };
}

/** WCAG's contrast of two opaque steps, 1 to 21. */
export function contrastBetween(a: RampStep, b: RampStep): number {
  // Against black it is the luminance and 0.05, twenty times.
  const [first, second] = [a.contrast?.black ?? 1, b.contrast?.black ?? 1];
  return Math.max(first, second) / Math.min(first, second);
}

/** Tokens of a group such as `space`: the last part of each path, with its value as it stands in a stylesheet. */
export function measuresOf(group: string): readonly (readonly [name: string, value: string])[] {
  const prefix = `${group}.`;
  return Object.entries(catalogue.measures)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, value]) => [path.slice(prefix.length), value]);
}

/** The names of tokens that densities decide, `size` or `font.size`. */
export function dense(group: string): readonly string[] {
  const prefix = `${group}.`;
  return Object.keys(catalogue.densities['comfortable'] ?? {})
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
}

/** Pixels of a root of 16. */
export function pixelsOf(density: string, path: string): number {
  return catalogue.densities[density]?.[path] ?? 0;
}
