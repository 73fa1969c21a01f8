import { blank, type Draft, type Field, fieldsOf, type ItemField, type Resource } from '../kernel/index.ts';
import { type Reader, reader } from './cells.ts';
import { Turns } from './codes.ts';
import { codeKind } from './claims.ts';
import { columnAt, type ImportColumn } from './columns.ts';
import { Created } from './created.ts';
import type { Layout } from './layout.ts';
import { Lines } from './lines.ts';
import type { Outline } from './outline.ts';
import type { Company, Decision, Found, Known, Settings } from './plan.ts';
import { Problems } from './problems.ts';
import { judgedFields, type Siblings } from './siblings.ts';
import { type Stored, storedBy } from './stored.ts';

/** What a trial run knows from the start, and what its rows leave to the later ones (docs/product.md §25). */
export interface Run {
  readonly resource: Resource;
  readonly layout: Layout;
  readonly settings: Settings;
  readonly known: Known;
  readonly decisions: readonly Decision[];
  readonly cells: Reader;
  readonly fields: ReadonlyMap<string, Field>;
  /** References that a record cannot do without: its own, and the keys of those of its details, by list. */
  readonly demanded: {
    readonly own: readonly string[];
    readonly details: ReadonlyMap<string, readonly string[]>;
  };
  /** A new record as it begins. */
  readonly start: Draft;
  readonly stored: Stored;
  /** The column of an address, each looked up once. */
  readonly columnOf: (path: string) => ImportColumn | undefined;

  readonly lines: Lines;
  readonly problems: Problems;
  readonly created: Created;
  readonly siblings: Siblings;
  /** Fields by which references within the area choose. */
  readonly judged: readonly string[];
  /** Keys of the codes that are somebody's, stored or in the file. */
  readonly taken: Set<string>;
  /** Rows by the keys of the codes that they have. */
  readonly written: Map<string, number>;
  readonly turns: Turns;
  /** Rows by what they claim for their records, by `claimKey`. */
  readonly claimed: Map<string, number>;
  /** Ids of the stored records that rows have become: what those have by now is in `claimed`. */
  readonly settled: Set<unknown>;
  /** Whose place in the order each is: the id of a stored record, the row of a new one. */
  readonly orders: Map<number, unknown>;
  readonly order: { last: number };
}

const demandedIn = (fields: readonly (readonly [string, Field | ItemField])[]): string[] =>
  fields.flatMap(([name, { kind, optional }]) => (kind === 'ref' && !optional ? name : []));
const demandedOf = (fields: readonly (readonly [string, Field])[]): Run['demanded'] => ({
  own: demandedIn(fields),
  details: new Map(
    fields.flatMap(([name, field]) =>
      field.kind === 'list' ? [[name, demandedIn(Object.entries(field.item))] as const] : [],
    ),
  ),
});

const columnsBy = (resource: Resource, languages: readonly string[]): Run['columnOf'] => {
  const columns = new Map<string, ImportColumn>();
  return (path) => {
    const column = columns.get(path) ?? columnAt(resource, languages, path);
    if (column) columns.set(path, column);
    return column;
  };
};

const nothing: Found = { stored: [], records: {} };

/** A run at its first row; `lastOrder` is the last place in the order that a stored record has. */
export const runOf = (
  resource: Resource,
  layout: Layout,
  settings: Settings,
  company: Company,
  decisions: readonly Decision[],
  outline: Outline,
  siblings: Siblings,
  lastOrder: number,
): Run => {
  const fields = fieldsOf(resource);
  return {
    resource,
    layout,
    settings,
    known: { ...company, ...nothing },
    decisions,
    cells: reader(resource, company, settings.decimalSign, settings.unnamed, siblings),
    fields: new Map(fields),
    demanded: demandedOf(fields),
    start: blank(resource, company.place),
    stored: storedBy(resource, []),
    columnOf: columnsBy(resource, company.languages),
    lines: new Lines(layout, outline),
    problems: new Problems(decisions),
    created: new Created(),
    siblings,
    judged: judgedFields(resource, resource.code),
    taken: new Set(outline.codes),
    written: new Map(),
    turns: new Turns(),
    claimed: new Map(),
    settled: new Set(),
    orders: new Map(),
    order: { last: lastOrder },
  };
};

/** The same run, knowing what was found of the company for its next rows. */
export const knowing = (run: Run, found: Found): Run => {
  const stored = storedBy(run.resource, found.stored);
  for (const key of stored.codes.keys()) run.taken.add(key);
  const codes = `${codeKind(run.resource)} `;
  for (const key of stored.claims.keys()) if (key.startsWith(codes)) run.taken.add(key.slice(codes.length));
  for (const { order, id } of found.stored)
    if (!run.orders.has(Number(order))) run.orders.set(Number(order), id);
  run.cells.know(found.records);
  return { ...run, known: { ...run.known, ...found }, stored };
};
