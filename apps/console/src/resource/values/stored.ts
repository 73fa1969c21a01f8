import type { Draft, Kept } from '@comanda/api/kernel';

/** A record as the server answered it, whatever its definition. */
export type Stored = Draft & Kept;

/** The calls parse an answer as an object only; what the platform adds to every record is looked at here. */
export const isStored = (row: object): row is Stored =>
  'id' in row && typeof row.id === 'string' && 'version' in row && typeof row.version === 'number';

export const storedIn = (rows: readonly object[]): Stored[] => rows.filter(isStored);
