import { aliasOf, type SourceToken } from './tree.ts';
import { parseValue, type Value } from './value.ts';

/** A token with its final value. `via` lists the aliases that led there, nearest first; the last one is the base step. */
export interface ResolvedToken {
  readonly path: string;
  readonly value: Value;
  readonly via: readonly string[];
  readonly description: string | undefined;
}

export type ResolvedTokens = ReadonlyMap<string, ResolvedToken>;

/** @throws Error that names the token when an alias leads nowhere or back to itself. */
export function resolveTokens(tokens: ReadonlyMap<string, SourceToken>): ResolvedTokens {
  return new Map([...tokens.values()].map((token) => [token.path, resolveToken(tokens, token)]));
}

function resolveToken(tokens: ReadonlyMap<string, SourceToken>, token: SourceToken): ResolvedToken {
  const via: string[] = [];
  let current = token;
  for (let alias = aliasOf(current.value); alias !== undefined; alias = aliasOf(current.value)) {
    const target = tokens.get(alias);
    if (target === undefined) throw new Error(`${token.path} refers to ${alias}, which does not exist`);
    if (via.includes(alias)) throw new Error(`${token.path} refers to itself through ${via.join(', ')}`);
    via.push(alias);
    current = target;
  }
  const value = parseValue(current.path, current.type, current.value);
  return { path: token.path, value, via, description: token.description };
}
