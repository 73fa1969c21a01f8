import type { Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { markColumn, pinsOf } from '../db/naming.ts';
import { constraint } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { column, own, table } from './expressions.ts';
import type { Judging } from './judging.ts';
import type { Candidate } from './uniqueness.ts';

/**
 * Judges one PIN field: what a candidate would have and another active record has; nobody is told whose it is. Two
 * writers at once are told apart by its unique index.
 */
const pinIn = async (
  { db, seal }: Pick<Work, 'db' | 'seal'>,
  { resource, field }: { readonly resource: Resource; readonly field: string },
  idCompany: string,
): Promise<Judging> => {
  const typed = ({ values }: Candidate): string | undefined => {
    const pin = values[field];
    if (!(field in values)) return undefined;
    return typeof pin === 'string' && pin !== ''
      ? seal.mark(pin, { entity: resource.code, field, idCompany })
      : '';
  };
  const mark = sql`${own}.${sql.identifier(markColumn(field))}`;
  const { rows } = await db.execute<{ id: string; mark: string; active: boolean }>(
    sql`select ${column('id')} as id, ${mark} as mark, ${column('status')} = 'A' as active from ${table(resource)}
      where ${column('idCompany')} = ${idCompany} and ${mark} is not null and ${column('status')} <> 'D'`,
  );
  const stored = new Map(rows.map((row) => [row.id, row.mark]));
  const holders = new Map(rows.flatMap((row) => (row.active ? [[row.mark, row.id] as const] : [])));
  /** What the candidate would hold: as typed, else as it has it; one that is not active holds none. */
  const heldBy = (candidate: Candidate): string =>
    candidate.values['status'] === 'A' ? (typed(candidate) ?? stored.get(candidate.id) ?? '') : '';
  return {
    faults: (candidate) =>
      (holders.get(heldBy(candidate)) ?? candidate.id) === candidate.id
        ? []
        : [{ entity: resource.code, field, error: 'exists' }],
    accept: (candidate) => {
      for (const [held, id] of holders) if (id === candidate.id) holders.delete(held);
      const now = heldBy(candidate);
      if (now !== '') holders.set(now, candidate.id);
    },
  };
};

/** Judges the PINs of an area (docs/product.md §7.9), in one statement a field: of those who have one a company has few. */
export const pinsIn = async (
  work: Pick<Work, 'db' | 'seal'>,
  resource: Resource,
  idCompany: string,
): Promise<Judging> => {
  const all: Judging[] = [];
  for (const field of pinsOf(resource)) all.push(await pinIn(work, { resource, field }, idCompany));
  return {
    faults: (candidate) => all.flatMap((one) => one.faults(candidate)),
    accept: (candidate) => {
      for (const one of all) one.accept(candidate);
    },
  };
};

/** Refuses to activate records whose PINs active ones have by now, or two of them have. */
export const refuseTakenPins = async (
  work: Pick<Work, 'db' | 'seal'>,
  resource: Resource,
  rows: readonly WireRow[],
): Promise<void> => {
  if (pinsOf(resource).length === 0) return;
  for (const idCompany of new Set(rows.map((row) => row.idCompany))) {
    const pins = await pinsIn(work, resource, idCompany);
    for (const before of rows.filter((row) => row.idCompany === idCompany)) {
      const candidate = { id: before.id, values: { status: 'A' }, before };
      const faults = pins.faults(candidate);
      if (faults.length > 0) throw constraint(faults);
      pins.accept(candidate);
    }
  }
};
