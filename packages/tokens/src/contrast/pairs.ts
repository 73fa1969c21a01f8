import { isObject, type Json } from '../compiler/tree.ts';

/**
 * What must be told from its ground: words, words of the kitchen, what one must see to use a control or to understand a
 * drawing, the ring around what has the focus. What cannot be used is exempt (WCAG 2.2, 1.4.3 and 1.4.11) and only
 * reported.
 */
export const kinds = ['text', 'kitchen', 'nonText', 'focus', 'disabled'] as const;
export type Kind = (typeof kinds)[number];

/** The least contrast by WCAG 2.2: 1.4.3 for text, 1.4.6 for text read across a kitchen, 1.4.11 for the rest. */
export const least: Readonly<Record<Kind, number>> = {
  text: 4.5,
  kitchen: 7,
  nonText: 3,
  focus: 3,
  disabled: 1,
};

/** Paints that meet (`paints.ts`). */
export interface Pair {
  readonly kind: Kind;
  /** One of them must be told from the ground: a box has an edge by its line or by its fill. */
  readonly fronts: readonly string[];
  /** From the opaque layer up. */
  readonly ground: readonly string[];
  /** Where it was met first. */
  readonly example: string;
}

const [over, either] = [' + ', ' or '];

/** What a pair is called wherever one is named. */
export function nameOf({ kind, fronts, ground }: Omit<Pair, 'example'>): string {
  return `${kind} ${fronts.join(either)} on ${ground.join(over)}`;
}

/** The text of `pairs.json`: kinds, in them grounds, in them fronts with the example; sorted, each pair a line. */
export function printPairs(pairs: readonly Pair[]): string {
  const tree = kinds.map((kind) => {
    const ofKind = pairs.filter((pair) => pair.kind === kind);
    const grounds = [...new Set(ofKind.map(({ ground }) => ground.join(over)))].sort();
    const entries = grounds.map((ground) => {
      const here = ofKind.filter((pair) => pair.ground.join(over) === ground);
      const fronts = here.map(({ fronts, example }) => [fronts.join(either), example] as const);
      return [ground, Object.fromEntries(fronts.sort(([a], [b]) => (a < b ? -1 : 1)))] as const;
    });
    return [kind, Object.fromEntries(entries)] as const;
  });
  return `${JSON.stringify(Object.fromEntries(tree), undefined, 2)}\n`;
}

/** @throws Error when the text has not the shape that `printPairs` writes. */
export function parsePairs(text: string): readonly Pair[] {
  const json: Json = JSON.parse(text);
  return kinds.flatMap((kind) =>
    entriesOf(json, 'the file').flatMap(([name, grounds]) =>
      name !== kind
        ? []
        : entriesOf(grounds, kind).flatMap(([ground, fronts]) =>
            entriesOf(fronts, ground).map(([front, example]) => {
              if (typeof example !== 'string') throw new Error(`${front} on ${ground} names no example`);
              return { kind, fronts: front.split(either), ground: ground.split(over), example };
            }),
          ),
    ),
  );
}

function entriesOf(json: Json | undefined, what: string): readonly (readonly [string, Json])[] {
  if (!isObject(json)) throw new Error(`${what} must be an object`);
  return Object.entries(json);
}
