import { fieldsOf, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { sql } from 'drizzle-orm';
import type { Work } from '../core/work.ts';
import { columnOf, detailTable, recordTable } from '../db/naming.ts';
import type { WireRow } from './change.ts';
import { lockAmong } from './read.ts';
import { writeMany } from './writeMany.ts';

/** A list of details whose entries go with the records that they name. */
interface Leaving {
  readonly owner: Resource;
  readonly list: string;
  readonly key: string;
}
const leavingWith = (code: string): readonly Leaving[] =>
  resources.flatMap((owner) =>
    fieldsOf(owner).flatMap(([list, field]) =>
      field.kind === 'list'
        ? Object.entries(field.item).flatMap(([key, item]) =>
            item.kind === 'ref' && item.to === code && item.leaves === true ? [{ owner, list, key }] : [],
          )
        : [],
    ),
  );

const isEntry = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Takes records that are about to be deleted out of the lists that let them go, as a change of who lists them. */
export const letGo = async (work: Work, resource: Resource, rows: readonly WireRow[]): Promise<void> => {
  const gone = new Set<unknown>(rows.map(({ id }) => id));
  const ids = sql`${sql.param([...gone])}::uuid[]`;
  for (const { owner, list, key } of leavingWith(resource.code)) {
    const { rows: listed } = await work.db.execute<{ id: string }>(
      sql`select distinct r.id from ${sql.identifier(detailTable(owner, list))} d
        join ${sql.identifier(recordTable(owner))} r on r.id_company = d.id_company and r.id = d.id_owner
        where d.${sql.identifier(columnOf(key))} = any(${ids}) and r.status <> 'D'`,
    );
    if (listed.length === 0) continue;
    const held = await lockAmong(
      work,
      owner,
      listed.map(({ id }) => id),
    );
    for (const idCompany of new Set(held.map((row) => row.idCompany))) {
      const writes = held
        .filter((row) => row.idCompany === idCompany)
        .map((row) => {
          const entries: unknown = row[list];
          const left = (Array.isArray(entries) ? entries : []).filter(
            (entry) => isEntry(entry) && !gone.has(entry[key]),
          );
          return { sent: { [list]: left }, record: { id: row.id, version: row.version } };
        });
      for (const one of await writeMany(work, owner, idCompany, writes)) if (!one.ok) throw one.refusal;
    }
  }
};
