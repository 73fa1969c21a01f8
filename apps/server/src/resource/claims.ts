import type { ExtraInfo, NamedRecord } from '@comanda/api/errors';
import type { Draft, Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { claimedValue, claimKey, claimsOf } from '@comanda/api/validation';
import { sql } from 'drizzle-orm';
import { claimTable } from '../db/naming.ts';
import { subjectOf } from '../domain/sync/record-change.ts';
import { may } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import { column, table } from './expressions.ts';
import type { Storing } from './persist.ts';
import type { Judging } from './judging.ts';
import type { Candidate } from './uniqueness.ts';

/** Who has which text of an area's claims; the holder of a claimed text is named to who may read the area. */
export interface Claims extends Judging {
  /** Candidates whose text an earlier one was given because they give it up themselves further on. */
  readonly reliedOn: ReadonlySet<string>;
}

const keysOf = (resource: Resource, values: Draft): ReadonlySet<string> =>
  new Set(claimsOf(resource, values).map(claimKey));

/** Who has one of the texts that some candidates claim. */
const holdersOf = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  candidates: readonly Candidate[],
): Promise<Map<string, NamedRecord>> => {
  const wanted = new Map(
    candidates.flatMap(({ values }) =>
      claimsOf(resource, values).map((claim) => [claimKey(claim), claim] as const),
    ),
  );
  if (wanted.size === 0) return new Map();
  const asked = [...wanted.values()];
  const { rows } = await db.execute<NamedRecord & { kind: string; value: string } & Record<string, unknown>>(
    sql`select held.kind, held.value, ${column('id')} as id, ${column('code')} as code, ${column('names')} as names
      from unnest(${sql.param(asked.map(({ kind }) => kind))}::text[],
        ${sql.param(asked.map(({ value }) => value))}::text[]) as wanted (kind, value)
      join ${sql.identifier(claimTable(resource))} held
        on held.id_company = ${idCompany} and held.kind = wanted.kind and held.value = wanted.value
      join ${table(resource)} on ${column('idCompany')} = held.id_company and ${column('id')} = held.id_owner`,
  );
  return new Map(rows.map(({ id, code, names, ...claim }) => [claimKey(claim), { id, code, names }]));
};

/**
 * Judges claims (docs/product.md §7.12) in one statement however many the candidates are. A text that one of them gives
 * up is free for all of them, whichever comes first, so that records can exchange theirs; of those in `hopeless` it is
 * known that they will be refused. Two writers at once are told apart by the table's key.
 */
export const claimsIn = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  idCompany: string,
  candidates: readonly Candidate[],
  hopeless: ReadonlySet<string>,
): Promise<Claims> => {
  if (!resource.claims) return { faults: () => [], accept: () => undefined, reliedOn: new Set() };
  const holders = await holdersOf(work, resource, idCompany, candidates);
  const coming = new Map(candidates.map(({ id, values }) => [id, keysOf(resource, values)]));
  for (const id of hopeless) coming.delete(id);
  const reliedOn = new Set<string>();
  const isNamed = may(work.caller, idCompany, actionOf(resource, 'ACCESS'));
  const takenBy = (key: string, id: string): NamedRecord | undefined => {
    const holder = holders.get(key);
    if (!holder || holder.id === id) return undefined;
    if (coming.get(holder.id)?.has(key) !== false) return holder;
    reliedOn.add(holder.id);
    return undefined;
  };
  return {
    reliedOn,
    faults: ({ id, values }) => {
      coming.delete(id);
      return claimsOf(resource, values).flatMap((claim): ExtraInfo[] => {
        const { path, value } = claim;
        const holder = takenBy(claimKey(claim), id);
        // Two records with one code are told so, with a proposal.
        if (!holder || (path === 'code' && claimedValue(holder.code) === value)) return [];
        return [
          {
            entity: resource.code,
            field: path,
            error: 'exists',
            ...(isNamed && { count: 1, records: [holder] }),
          },
        ];
      });
    },
    accept: ({ id, values, before }) => {
      for (const key of before ? keysOf(resource, before) : [])
        if (holders.get(key)?.id === id) holders.delete(key);
      for (const key of keysOf(resource, values)) holders.set(key, { id, ...subjectOf(values) });
    },
  };
};

type Settling = Storing & { readonly before?: Draft | null };
/** What a record claims in a state that it was in or is in, as rows of the table. */
const rowsOf = (resource: Resource, { idCompany, id }: Settling, state: Draft) =>
  state['status'] === 'D'
    ? []
    : claimsOf(resource, state).map(({ kind, value }) => ({
        id_company: idCompany,
        kind,
        value,
        id_owner: id,
      }));

/**
 * Writes down what records claim by now, and frees what they have given up: after each judged write to records of an area
 * with claims, and each deletion, in its transaction. In one order, so that two writers do not wait for each other.
 */
export const settleClaims = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  records: readonly Settling[],
): Promise<void> => {
  if (!resource.claims) return;
  const claim = sql.identifier(claimTable(resource));
  const sent = (rows: readonly object[]) =>
    sql`jsonb_populate_recordset(null::${claim}, ${JSON.stringify(rows)}::jsonb) sent`;
  const isSame = sql`held.id_company = sent.id_company and held.kind = sent.kind and held.value = sent.value
    and held.id_owner = sent.id_owner`;
  const settled = records.map((record) => {
    const { before, values } = record;
    const now = rowsOf(resource, record, { ...before, ...values });
    const keys = new Set(now.map(claimKey));
    const gone = before ? rowsOf(resource, record, before).filter((row) => !keys.has(claimKey(row))) : [];
    return { now, gone, isNew: !before };
  });
  const gone = settled.flatMap((one) => one.gone);
  if (gone.length > 0) await db.execute(sql`delete from ${claim} held using ${sent(gone)} where ${isSame}`);
  for (const isNew of [true, false]) {
    const rows = settled
      .filter((one) => one.isNew === isNew)
      .flatMap(({ now }) => now)
      .sort((a, b) => (claimKey(a) < claimKey(b) ? -1 : 1));
    if (rows.length === 0) continue;
    // What a stored record has claimed before stays where it is.
    const isFresh = isNew ? sql`` : sql`where not exists (select from ${claim} held where ${isSame})`;
    await db.execute(
      sql`insert into ${claim} (id_company, kind, value, id_owner)
        select id_company, kind, value, id_owner from ${sent(rows)} ${isFresh}`,
    );
  }
};
