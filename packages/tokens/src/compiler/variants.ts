import { resolveTokens, type ResolvedTokens } from './resolve.ts';
import { isObject, mergeSets, readTokens, type Json, type JsonObject } from './tree.ts';

/** Source documents by their path from the folder of the resolver document. */
export type SourceFiles = ReadonlyMap<string, JsonObject>;

/** The resolver document (DTCG resolver module 2025.10) in the form that the compiler uses: file names in order. */
export interface ResolverDocument {
  readonly sets: readonly string[];
  readonly modifiers: ReadonlyMap<
    string,
    { readonly initial: string; readonly contexts: ReadonlyMap<string, readonly string[]> }
  >;
}

/** @throws Error when the document does not have the shape of the standard. */
export function parseResolver(document: JsonObject): ResolverDocument {
  const order = list(document['resolutionOrder']).map(reference);
  const sets = order.filter((name) => name.startsWith('#/sets/'));
  const modifiers = order.filter((name) => name.startsWith('#/modifiers/'));
  return {
    sets: sets.flatMap((name) => list(at(document, name)['sources']).map(reference)),
    modifiers: new Map(
      modifiers.map((name) => {
        const { default: initial, contexts } = at(document, name);
        if (typeof initial !== 'string' || !isObject(contexts))
          throw new Error(`${name} needs a default and contexts`);
        const files = Object.entries(contexts).map(
          ([context, refs]) => [context, list(refs).map(reference)] as const,
        );
        return [name.slice('#/modifiers/'.length), { initial, contexts: new Map(files) }];
      }),
    ),
  };
}

/**
 * The tokens of one variant. Modifiers that are not named take their default.
 * @throws Error for an unknown modifier or context, a missing file, or a defect in a file.
 */
export function variant(
  resolver: ResolverDocument,
  files: SourceFiles,
  chosen: Readonly<Record<string, string>> = {},
): ResolvedTokens {
  return resolveTokens(readTokens(variantDocument(resolver, files, chosen)));
}

/**
 * All sources of one variant laid over one another, references still in place.
 * @throws Error for an unknown modifier or context, or a missing file.
 */
export function variantDocument(
  resolver: ResolverDocument,
  files: SourceFiles,
  chosen: Readonly<Record<string, string>> = {},
): JsonObject {
  const names = [...resolver.sets];
  for (const [modifier, { initial, contexts }] of resolver.modifiers) {
    const context = chosen[modifier] ?? initial;
    const added = contexts.get(context);
    if (added === undefined) throw new Error(`the modifier ${modifier} has no context ${context}`);
    names.push(...added);
  }
  const documents = names.map((name) => {
    const document = files.get(name);
    if (document === undefined) throw new Error(`the resolver names ${name}, which does not exist`);
    return document;
  });
  return mergeSets(documents);
}

function at(document: JsonObject, pointer: string): JsonObject {
  const [, kind = '', name = ''] = pointer.split('/');
  const group = document[kind];
  const node = isObject(group) ? group[name] : undefined;
  if (!isObject(node)) throw new Error(`the resolver has no ${pointer}`);
  return node;
}

function reference(value: Json): string {
  const target = isObject(value) ? value['$ref'] : undefined;
  if (typeof target !== 'string') throw new Error(`not a reference: ${JSON.stringify(value)}`);
  return target;
}

function list(value: Json | undefined): readonly Json[] {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
}
