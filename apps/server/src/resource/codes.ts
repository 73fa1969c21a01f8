import { type Draft, fieldsOf, type ItemField, type Resource, tenantOf } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { resourceOf } from '../db/naming.ts';
import type { Work } from '../core/work.ts';
import { column, table } from './expressions.ts';

/** Codes of one area that are kept: beyond this they are forgotten and asked for again. */
const kept = 10_000;

type Named = Iterable<readonly [entity: string, id: string]>;
const namedBy = (parts: readonly (readonly [string, ItemField | { kind: string }])[], row: Draft): Named =>
  parts.flatMap(([name, field]) => {
    const id = row[name];
    return 'to' in field && typeof id === 'string' ? [[field.to, id] as const] : [];
  });
const referencesIn = (resource: Resource, row: Draft): Named => {
  const fields = fieldsOf(resource);
  const details = fields.flatMap(([name, field]) => {
    const items = row[name];
    return field.kind === 'list' && Array.isArray(items)
      ? items.flatMap((item: Draft) => [...namedBy(Object.entries(field.item), item)])
      : [];
  });
  return [...namedBy(fields, row), ...details];
};

/** Codes of the records of a company that others refer to, looked up for many of those at once. */
export const codesOf = ({ db }: Pick<Work, 'db'>, idCompany: string) => {
  const known = new Map<string, Map<string, string>>();
  const missingIn = (resource: Resource, rows: readonly Draft[]): Map<string, Set<string>> => {
    const missing = new Map<string, Set<string>>();
    for (const row of rows)
      for (const [entity, id] of referencesIn(resource, row))
        if (!known.get(entity)?.has(id)) missing.set(entity, (missing.get(entity) ?? new Set()).add(id));
    return missing;
  };
  return {
    /** Looks up what these records refer to: one statement for each area. */
    learn: async (resource: Resource, rows: readonly Draft[]): Promise<void> => {
      for (const codes of known.values()) if (codes.size > kept) codes.clear();
      for (const [entity, ids] of missingIn(resource, rows)) {
        const target = resourceOf(entity);
        const found = await db.execute<{ id: string; code: string }>(
          sql`select ${column('id')} as id, ${column('code')} as code from ${table(target)}
            where ${column('idCompany')} = ${tenantOf(target, idCompany)} and ${column('id')} = any(${sql.param([...ids])}::uuid[])`,
        );
        const codes = known.get(entity) ?? new Map<string, string>();
        known.set(entity, codes);
        for (const { id, code } of found.rows) codes.set(id, code);
      }
    },
    of: (entity: string, id: string): string | undefined => known.get(entity)?.get(id),
  };
};
