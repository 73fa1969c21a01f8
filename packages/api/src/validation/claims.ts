import type { Draft, RecordShape } from '../kernel/index.ts';
import type { Fault } from './faults.ts';

/** A text of a record that no other live record of its company may have (docs/product.md §7.12). */
export interface Claim {
  /** Which of the definition's claims. */
  readonly kind: string;
  /** The text as spellings are compared. */
  readonly value: string;
  /** Dotted path of its place in the record: `barCode.0.barCode`. */
  readonly path: string;
}
/** Spellings that differ in case, or in spaces around them, are one text. */
export const claimedValue = (text: string): string => text.trim().toLowerCase();
/** What tells a claim from every other one of its company and area. */
export const claimKey = ({ kind, value }: Pick<Claim, 'kind' | 'value'>): string => `${kind} ${value}`;

const isItem = (value: unknown): value is Draft => typeof value === 'object' && value !== null;
const textsAt = (values: Draft, place: string): (readonly [path: string, text: unknown])[] => {
  const [name = '', key] = place.split('.');
  const value = values[name];
  if (key === undefined) return [[name, value]];
  return Array.isArray(value)
    ? value.map((item, position) => [`${name}.${position}.${key}`, isItem(item) ? item[key] : undefined])
    : [];
};

/** Every text that a record claims, in the order of the definition's places and of its details; empty ones are none. */
export const claimsOf = (resource: RecordShape, values: Draft): Claim[] =>
  Object.entries(resource.claims ?? {}).flatMap(([kind, places]) =>
    places
      .flatMap((place) => textsAt(values, place))
      .flatMap(([path, text]): Claim[] => {
        const value = typeof text === 'string' ? claimedValue(text) : '';
        return value === '' ? [] : [{ kind, value, path }];
      }),
  );

/** The second place of a text within one record is a fault. */
export const claimedTwice = (resource: RecordShape, values: Draft): Fault[] => {
  const seen = new Set<string>();
  return claimsOf(resource, values).flatMap((claim): Fault[] => {
    const key = claimKey(claim);
    if (seen.has(key)) return [{ path: claim.path, code: 'twice' }];
    seen.add(key);
    return [];
  });
};
