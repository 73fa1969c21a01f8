import type { Draft, Resource } from '../kernel/index.ts';
import { claimedValue, claimKey, claimsOf, spellingsOf } from '../validation/index.ts';
import { codeKey } from './codes.ts';
import { listOf, textOf } from './drafts.ts';

/** Stored records by what a file can know them by (docs/product.md §25). */
export interface Stored {
  /** By `codeKey`. */
  readonly codes: ReadonlyMap<string, Draft>;
  readonly externals: ReadonlyMap<string, Draft>;
  /** By `claimedValue`, in each spelling of the number. */
  readonly barCodes: ReadonlyMap<string, Draft>;
  /** Who has each text that one record may have, by `claimKey`. */
  readonly claims: ReadonlyMap<string, Draft>;
}
export const storedBy = (resource: Resource, stored: readonly Draft[]): Stored => {
  const codes = new Map<string, Draft>();
  const externals = new Map<string, Draft>();
  const barCodes = new Map<string, Draft>();
  const claims = new Map<string, Draft>();
  for (const row of stored) {
    codes.set(codeKey(textOf(row.code)), row);
    if (textOf(row.externalCode) !== '') externals.set(textOf(row.externalCode), row);
    for (const { barCode } of listOf(row.barCode))
      for (const spelling of spellingsOf(textOf(barCode))) barCodes.set(claimedValue(spelling), row);
    for (const claim of claimsOf(resource, row)) claims.set(claimKey(claim), row);
  }
  return { codes, externals, barCodes, claims };
};
