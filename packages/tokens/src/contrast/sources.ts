import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { probe, themeVariants } from '../compiler/outputs.ts';
import type { ResolvedTokens } from '../compiler/resolve.ts';
import { readSources } from '../compiler/sources.ts';
import { parseResolver } from '../compiler/variants.ts';
import { modes } from '../themes.ts';
import { chartPairs } from './charts.ts';
import { nameOf, parsePairs, type Pair } from './pairs.ts';
import { promisedPairs } from './promises.ts';

/** A theme in one mode: `A dark`. */
export interface NamedVariant {
  readonly name: string;
  readonly tokens: ResolvedTokens;
}

/** Every theme there is in both modes, read from the sources; also the one that only tests wear. */
export function readVariants(): readonly NamedVariant[] {
  const { resolver, tokens } = readSources(fileURLToPath(new URL('..', import.meta.url)));
  return themeVariants(parseResolver(resolver), tokens).flatMap((theme) =>
    modes.map((mode) => ({ name: `${theme.code} ${mode}`, tokens: theme[mode] })),
  );
}

/** The variants that people wear. */
export function offeredVariants(): readonly NamedVariant[] {
  return readVariants().filter(({ name }) => !name.startsWith(probe));
}

/** Where the derived pairs are kept. */
export const pairsFile = fileURLToPath(new URL('pairs.json', import.meta.url));

/** The pairs that components were seen to make. */
export function readPairs(): readonly Pair[] {
  return parsePairs(readFileSync(pairsFile, 'utf8'));
}

/** Every pair that has to hold: what components make, what the contract promises, what charts will make. */
export function allPairs(tokens: ResolvedTokens): readonly Pair[] {
  const pairs = [...readPairs(), ...promisedPairs(tokens), ...chartPairs];
  return [...new Map(pairs.toReversed().map((pair) => [nameOf(pair), pair])).values()].toReversed();
}
