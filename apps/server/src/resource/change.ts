import type { Resource } from '@comanda/api/kernel';

/** A record as the wire and the tills know it: its fields in the definition's order, `version`, its details. */
export interface WireRow {
  readonly id: string;
  readonly idCompany: string;
  readonly version: number;
  readonly created: string;
  readonly updated: string;
  readonly [field: string]: unknown;
}
/** One write to a record, told to synchronisation in the same transaction. Snapshots carry their details. */
export interface Change {
  readonly resource: Resource;
  readonly kind: 'INS' | 'EDT' | 'DLT';
  /** `null` where the record was created. */
  readonly before: WireRow | null;
  /** With kind DLT the row in status D. */
  readonly after: WireRow;
}
