import type { Draft, Fields, RecordShape, Values } from '@comanda/api/kernel';
import { judgePart } from '@comanda/api/profile';
import type { Database } from '../../db/transaction.ts';
import { constraint, Refusal } from '../../core/refusal.ts';

/** Which state of whose part. */
export type Versioned = { readonly id: string; readonly version: number };
/** A part of a profile that is read and saved by itself. */
interface Part<F extends Fields, R extends Versioned & Draft> {
  readonly shape: RecordShape & { readonly fields: F };
  readonly read: (db: Database, id: string) => Promise<R>;
  /** Writes values if the part still has this version; answers whether it had. */
  readonly write: (db: Database, from: Versioned, values: Values<F>) => Promise<boolean>;
}

/**
 * Makes what saves a part from the version that was read. Faults stand at their fields; a version that has moved on is
 * refused with what was sent and what is stored (docs/product.md §7.5). Runs as `comanda_gate`.
 */
export const saverOf =
  <const F extends Fields, R extends Versioned & Draft>({ shape, read, write }: Part<F, R>) =>
  async (db: Database, { id, version }: Versioned, draft: Draft): Promise<R> => {
    const judged = judgePart(shape, draft);
    if ('faults' in judged)
      throw constraint(
        judged.faults.map(({ path, code, params }) => ({
          entity: shape.code,
          field: path,
          error: code,
          ...(params && { params }),
        })),
      );
    const isWritten = await write(db, { id, version }, judged.values);
    const stored = await read(db, id);
    if (!isWritten)
      throw new Refusal('ERROR_STALE', 'The profile has moved on since it was read.', {
        type: 'StaleExtraInfo',
        extra: [{ entity: shape.code, field: 'version' }],
        records: { yours: { ...draft, id, version }, stored: { ...stored } },
      });
    return stored;
  };
