import { type Draft, referencesOf, type Resource, tenantOf } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { resourceOf } from '../db/naming.ts';
import { resourceTable } from '../db/schema/resources.ts';
import type { Work } from '../core/work.ts';
import { namesIn, type Text } from '../country/names.ts';
import { idIn, type Ids, make } from '../country/make.ts';

/** Finds the id of a record by the code of its area and its own. */
export type IdOf = (area: string, code: string) => string;
interface DemoRecord {
  readonly code: string;
  readonly text: Text;
  readonly draft: Draft | ((id: IdOf) => Draft);
}
/** Records of an area, which may name those of areas before it. */
export interface DemoTable {
  readonly resource: Resource;
  readonly rows: readonly DemoRecord[];
}

/** What an area holds already, by code. */
const storedIn = async ({ db }: Work, idCompany: string, resource: Resource): Promise<Ids> => {
  const { rows } = await db.execute<{ id: string; code: string }>(
    sql`select id, code from ${resourceTable(resource.name)}
        where id_company = ${tenantOf(resource, idCompany)} and status <> 'D'`,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
};

/** Makes the records of some areas in their order, whatever else they name being there already. */
export const seedTables = async (
  work: Work,
  idCompany: string,
  languages: readonly string[],
  tables: readonly DemoTable[],
): Promise<void> => {
  const known = new Map<string, Ids>();
  const idOf: IdOf = (area, code) => idIn(known.get(area) ?? new Map(), code);
  for (const { resource, rows } of tables) {
    for (const { to } of referencesOf(resource))
      if (!known.has(to)) known.set(to, await storedIn(work, idCompany, resourceOf(to)));
    const made = await make(work, idCompany, resource, rows, ({ text, draft }) => ({
      ...(typeof draft === 'function' ? draft(idOf) : draft),
      names: namesIn(languages, text),
    }));
    known.set(resource.code, made);
  }
};
