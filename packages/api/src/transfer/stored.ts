import type { Draft } from '../kernel/index.ts';
import { codeKey } from './codes.ts';
import { listOf, textOf } from './drafts.ts';

/** Stored records by what a file can know them by (docs/product.md §25). */
export interface Stored {
  /** By `codeKey`. */
  readonly codes: ReadonlyMap<string, Draft>;
  readonly externals: ReadonlyMap<string, Draft>;
  readonly barCodes: ReadonlyMap<string, Draft>;
}
export const storedBy = (stored: readonly Draft[]): Stored => {
  const codes = new Map<string, Draft>();
  const externals = new Map<string, Draft>();
  const barCodes = new Map<string, Draft>();
  for (const row of stored) {
    codes.set(codeKey(textOf(row.code)), row);
    if (textOf(row.externalCode) !== '') externals.set(textOf(row.externalCode), row);
    for (const { barCode } of listOf(row.barCode)) barCodes.set(textOf(barCode), row);
  }
  return { codes, externals, barCodes };
};
