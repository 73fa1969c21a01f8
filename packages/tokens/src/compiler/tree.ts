/** Reading DTCG 2025.10 documents: merging sets, group inheritance, and the flat list of tokens. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A token as its author wrote it: `value` is a literal of its type, or an alias such as `{ramp.brand.600}`. */
export interface SourceToken {
  readonly path: string;
  readonly type: string;
  readonly value: Json;
  readonly description: string | undefined;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const aliasForm = /^\{([^{}]+)\}$/;

/** The path inside an alias, or `undefined` where the value is a literal. */
export function aliasOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? aliasForm.exec(value)?.[1] : undefined;
}

/** Lays later sets over earlier ones. Groups merge; a token replaces a token whole. */
export function mergeSets(sets: readonly JsonObject[]): JsonObject {
  return sets.reduce(merge, {});
}

function merge(under: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const before = merged[name];
    merged[name] =
      isObject(before) && isObject(value) && !('$value' in value) && !('$value' in before)
        ? merge(before, value)
        : value;
  }
  return merged;
}

/**
 * The tokens of a document by path, group inheritance (`$extends`) applied and types inherited.
 * @throws Error naming the group or token when a reference leads nowhere, a group extends itself, or a type is missing.
 */
export function readTokens(document: JsonObject): ReadonlyMap<string, SourceToken> {
  const tokens = new Map<string, SourceToken>();
  collect(document, [], undefined);
  return tokens;

  function collect(node: JsonObject, path: readonly string[], inherited: string | undefined): void {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
    const value = node['$value'];
    if (value !== undefined) {
      const name = path.join('.');
      if (type === undefined) throw new Error(`${name} has no $type, nor has any group around it`);
      const description = node['$description'];
      tokens.set(name, {
        path: name,
        type,
        value,
        description: typeof description === 'string' ? description : undefined,
      });
      return;
    }
    const group = inherit(document, node, path.join('.'), []);
    const groupType = typeof group['$type'] === 'string' ? group['$type'] : type;
    for (const [name, child] of Object.entries(group)) {
      if (!name.startsWith('$') && isObject(child)) collect(child, [...path, name], groupType);
    }
  }
}

function inherit(document: JsonObject, group: JsonObject, path: string, seen: readonly string[]): JsonObject {
  const { $extends: reference, ...own } = group;
  if (reference === undefined) return group;
  const target = aliasOf(reference);
  if (target === undefined) throw new Error(`${path}: $extends must be a reference such as {base.red}`);
  if (seen.includes(target))
    throw new Error(`${path} extends itself through ${[...seen, target].join(', ')}`);
  const parent = groupAt(document, target);
  if (parent === undefined) throw new Error(`${path} extends ${target}, which does not exist`);
  return merge(inherit(document, parent, target, [...seen, target]), own);
}

/** A type may stand on a group above the target, so it is carried down with the group. */
function groupAt(document: JsonObject, path: string): JsonObject | undefined {
  let node: Json | undefined = document;
  let type: Json | undefined;
  for (const name of path.split('.')) {
    if (!isObject(node)) return undefined;
    type = node['$type'] ?? type;
    node = node[name];
  }
  if (!isObject(node)) return undefined;
  return type === undefined ? node : { $type: type, ...node };
}
