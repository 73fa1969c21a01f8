import type { MenuEntry } from '@comanda/api/calls';
import { type Names, platformId } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type { Context } from '../../core/work.ts';

/** What a brand's menu says of a branch, or of an entry in it, in its order (docs/product.md §24.13). */
export interface Arranged {
  readonly branch: string;
  readonly names: Names | null;
  readonly hidden: string;
  readonly entries: readonly { readonly path: string; readonly hidden: string }[];
}

/** The menu that is kept for the brand of the host, else the one for all brands; none: nothing is arranged. */
export const arrangementOf = async ({
  db,
  brand,
}: Pick<Context, 'db' | 'brand'>): Promise<readonly Arranged[]> => {
  const { rows } = await db.execute<Arranged & Record<string, unknown>>(
    sql`select d.branch, d.names, d.hidden, d.entries from menu_branches d
      where d.id_company = ${platformId} and d.id_owner = (
        select t.id from menu t where t.id_company = ${platformId} and t.status = 'A'
          and (t.brand is null or lower(t.brand) = lower(${brand}))
        order by t.brand is null, t."order" limit 1)
      order by d.position`,
  );
  return rows;
};

/** What is named comes first, in its order; the rest follows as it was. */
const ordered = <T>(all: readonly T[], keys: readonly string[], keyOf: (one: T) => string): T[] => {
  const placeOf = (one: T): number => {
    const place = keys.indexOf(keyOf(one));
    return place < 0 ? keys.length : place;
  };
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** A menu as its brand wants it: in another order, under other names, without what is hidden. It gives no right and takes none. */
export const arranged = (
  menu: readonly MenuEntry[],
  wanted: readonly Arranged[],
  lang: string | null,
): MenuEntry[] => {
  const by = new Map(wanted.map((one) => [one.branch, one]));
  const branches = menu.filter(({ heading }) => heading);
  const shown = ordered(
    branches,
    wanted.map(({ branch }) => branch),
    ({ name }) => name,
  ).flatMap((entry): MenuEntry[] => {
    const own = by.get(entry.name);
    if (!own) return [entry];
    const hidden = new Set(own.entries.flatMap(({ path, hidden: is }) => (is === 'S' ? [path] : [])));
    const submenu = ordered(
      entry.submenu.filter(({ path }) => !hidden.has(path)),
      own.entries.map(({ path }) => path),
      ({ path }) => path,
    );
    if (own.hidden === 'S' || submenu.length === 0) return [];
    const label = own.names?.[lang ?? ''] ?? own.names?.['en-GB'];
    // A name of its own stands in no catalogue.
    return [{ ...entry, submenu, ...(label !== undefined && { label, translate: `named.${entry.name}` }) }];
  });
  return [...menu.filter(({ heading }) => !heading), ...shown];
};
