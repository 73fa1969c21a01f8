import { aliasOf, isObject, type Json, type JsonObject } from './tree.ts';

/** OKLCH with the sRGB form that stylesheets and native apps use. `alpha` 0 to 1. */
export interface ColorValue {
  readonly type: 'color';
  readonly components: readonly [lightness: number, chroma: number, hue: number];
  readonly alpha: number;
  readonly hex: string;
}

export interface Length {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** One layer of a shadow. `color` is the path of a role, so that a shadow follows the theme it lies in. */
export interface ShadowLayer {
  readonly color: string;
  readonly offsets: readonly [x: Length, y: Length, blur: Length, spread: Length];
  /** Falls inside the edge instead of around it. */
  readonly isInset: boolean;
}

/** The value kinds of DTCG 2025.10 that this system uses. */
export type Value =
  | ColorValue
  | ({ readonly type: 'dimension' } & Length)
  | { readonly type: 'duration'; readonly milliseconds: number }
  | { readonly type: 'number' | 'fontWeight'; readonly value: number }
  | { readonly type: 'fontFamily'; readonly families: readonly string[] }
  | { readonly type: 'cubicBezier'; readonly points: readonly number[] }
  | { readonly type: 'shadow'; readonly layers: readonly ShadowLayer[] };

/** @throws Error that names the token and what its type asks for. */
export function parseValue(path: string, type: string, raw: Json): Value {
  const parse = parsers[type];
  if (parse === undefined) throw new Error(`${path}: type ${type} is not one that the compiler knows`);
  const value = parse(raw);
  if (value === undefined) throw new Error(`${path} is not a valid ${type}: ${JSON.stringify(raw)}`);
  return value;
}

const parsers: Readonly<Record<string, (raw: Json) => Value | undefined>> = {
  color: parseColor,
  dimension: (raw) => {
    const length = parseLength(raw);
    return length && { type: 'dimension', ...length };
  },
  duration: (raw) =>
    isObject(raw) && typeof raw['value'] === 'number' && raw['unit'] === 'ms'
      ? { type: 'duration', milliseconds: raw['value'] }
      : undefined,
  number: (raw) => (typeof raw === 'number' ? { type: 'number', value: raw } : undefined),
  fontWeight: (raw) =>
    typeof raw === 'number' && raw >= 1 && raw <= 1000 ? { type: 'fontWeight', value: raw } : undefined,
  fontFamily: (raw) => {
    const families = (Array.isArray(raw) ? raw : [raw]).filter((family) => typeof family === 'string');
    return families.length > 0 ? { type: 'fontFamily', families } : undefined;
  },
  cubicBezier: (raw) => {
    const points = numbers(raw);
    return points?.length === 4 ? { type: 'cubicBezier', points } : undefined;
  },
  shadow: (raw) => {
    const layers = (Array.isArray(raw) ? raw : [raw]).map((layer) =>
      isObject(layer) ? parseLayer(layer) : undefined,
    );
    const known = layers.filter((layer) => layer !== undefined);
    return known.length === layers.length ? { type: 'shadow', layers: known } : undefined;
  },
};

function parseColor(raw: Json): ColorValue | undefined {
  if (!isObject(raw) || raw['colorSpace'] !== 'oklch') return undefined;
  const [lightness, chroma, hue] = numbers(raw['components']) ?? [];
  const alpha = raw['alpha'] ?? 1;
  const hex = raw['hex'];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  if (typeof alpha !== 'number' || typeof hex !== 'string' || !/^#[0-9a-f]{6}$/.test(hex)) return undefined;
  return { type: 'color', components: [lightness, chroma, hue], alpha, hex };
}

function parseLength(raw: Json | undefined): Length | undefined {
  if (!isObject(raw) || typeof raw['value'] !== 'number') return undefined;
  const unit = raw['unit'];
  return unit === 'px' || unit === 'rem' ? { value: raw['value'], unit } : undefined;
}

function parseLayer(layer: JsonObject): ShadowLayer | undefined {
  const color = aliasOf(layer['color']);
  const x = parseLength(layer['offsetX']);
  const y = parseLength(layer['offsetY']);
  const blur = parseLength(layer['blur']);
  const spread = parseLength(layer['spread']);
  const isInset = layer['inset'] ?? false;
  if (typeof isInset !== 'boolean') return undefined;
  return color && x && y && blur && spread ? { color, offsets: [x, y, blur, spread], isInset } : undefined;
}

function numbers(raw: Json | undefined): readonly number[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const found = raw.filter((item) => typeof item === 'number');
  return found.length === raw.length ? found : undefined;
}
