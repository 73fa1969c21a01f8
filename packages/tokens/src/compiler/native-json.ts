import { cssHex } from './color.ts';
import { colorRoles } from './contract.ts';
import type { ResolvedToken, ResolvedTokens } from './resolve.ts';
import type { Value } from './value.ts';

/** A theme with its two modes resolved. */
export interface ThemeVariants {
  readonly code: string;
  readonly light: ResolvedTokens;
  readonly dark: ResolvedTokens;
}

/**
 * Everything as plain values for apps that have no stylesheets: colours as `#rrggbb` or `#rrggbbaa`, lengths in px
 * (rem at 16), durations in ms.
 */
export function nativeJson(
  themes: readonly ThemeVariants[],
  densities: Readonly<Record<string, ResolvedTokens>>,
): string {
  const [first] = themes;
  const constants =
    first === undefined ? {} : pick(first.light, /^(?:space|radius|border|layer|motion)\.|^font\.(?!size\.)/);
  const document = {
    constants,
    densities: mapValues(densities, (tokens) => pick(tokens, /^(?:size|font\.size)\./)),
    themes: Object.fromEntries(
      themes.map(({ code, light, dark }) => [code, { light: modeOf(light), dark: modeOf(dark) }]),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function modeOf(tokens: ResolvedTokens): object {
  const surfaces: Record<string, Record<string, unknown>> = {};
  for (const { path, value } of tokens.values()) {
    const [group, surface = '', role = ''] = path.split('.');
    if (group === 'surface') surfaces[surface] = { ...surfaces[surface], [role]: plain(value) };
  }
  const page = 'surface.page.';
  const roles = colorRoles(tokens).filter((role) => !tokens.has(page + role));
  return {
    roles: Object.fromEntries(roles.map((role) => [role, plainAt(tokens, `color.${role}`)])),
    surfaces,
  };
}

function plainAt(tokens: ResolvedTokens, path: string): unknown {
  const token = tokens.get(path);
  return token && plain(token.value);
}

function pick(tokens: ResolvedTokens, wanted: RegExp): Record<string, unknown> {
  const found = [...tokens.values()].filter(({ path }) => wanted.test(path));
  return Object.fromEntries(found.map(({ path, value }: ResolvedToken) => [path, plain(value)]));
}

function plain(value: Value): unknown {
  switch (value.type) {
    case 'color':
      return cssHex(value);
    case 'dimension':
      return value.unit === 'rem' ? value.value * 16 : value.value;
    case 'duration':
      return value.milliseconds;
    case 'number':
    case 'fontWeight':
      return value.value;
    case 'fontFamily':
      return value.families;
    case 'cubicBezier':
      return value.points;
    default:
      return value.layers;
  }
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
