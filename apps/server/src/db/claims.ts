import type { Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { claimTable, columnOf, detailTable, recordTable } from './naming.ts';

/** The texts at one place of an area's live records, with the records that have them and their order. */
const textsAt = (resource: Resource, kind: string, place: string): string => {
  const [name = '', key] = place.split('.');
  const text = key === undefined ? `r."${columnOf(name)}"` : `d."${columnOf(key)}"`;
  const details =
    key === undefined
      ? ''
      : `join "${detailTable(resource, name)}" d on d.id_company = r.id_company and d.id_owner = r.id`;
  return `select r.id_company, '${kind}' as kind, lower(btrim(${text})) as value, r.id as id_owner,
      r."${columnOf(resource.list.sort)}" as place
    from "${recordTable(resource)}" r ${details} where r.status <> 'D' and ${text} is not null`;
};

/**
 * Gives texts that nobody claims to the first record that has them, as statements that may run again: for what was
 * stored before its area had claims (docs/product.md §7.12). Row-level security stands aside meanwhile; whoever runs
 * them puts it back with `accessStatements` in the same transaction.
 */
export const claimStatements = (): string[] =>
  resources.flatMap((resource) => {
    const { claims } = resource;
    if (!claims) return [];
    const places = Object.entries(claims).flatMap(([kind, paths]) =>
      paths.map((path) => ({ kind, path, list: path.split('.').slice(0, -1) })),
    );
    const tables = new Set([
      recordTable(resource),
      claimTable(resource),
      ...places.flatMap(({ list }) => list.map((name) => detailTable(resource, name))),
    ]);
    return [
      ...[...tables].map((table) => `alter table "${table}" no force row level security`),
      `insert into "${claimTable(resource)}" (id_company, kind, value, id_owner)
        select distinct on (id_company, kind, value) id_company, kind, value, id_owner
        from (${places.map(({ kind, path }) => textsAt(resource, kind, path)).join(' union all ')}) held
        where value <> '' order by id_company, kind, value, place, id_owner on conflict do nothing`,
    ];
  });
