import { blank, type Draft, type Field, fieldsOf, type ItemField, type Resource } from '../kernel/index.ts';
import { type Reader, reader } from './cells.ts';
import { codeKey, isCode } from './codes.ts';
import { columnAt, type ImportColumn } from './columns.ts';
import { Created } from './created.ts';
import type { Layout } from './layout.ts';
import type { Line } from './lines.ts';
import type { Decision, Known, Settings } from './plan.ts';
import { Problems } from './problems.ts';
import { type Stored, storedBy } from './stored.ts';

/** What a trial run knows from the start, and what its rows leave to the later ones (docs/product.md §25). */
export interface Run {
  readonly resource: Resource;
  readonly layout: Layout;
  readonly settings: Settings;
  readonly known: Known;
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

  readonly problems: Problems;
  readonly created: Created;
  /** Keys of the codes that are somebody's, stored or in the file. */
  readonly taken: Set<string>;
  /** Rows by the keys of the codes that they have. */
  readonly written: Map<string, number>;
  /** Whose place in the order each is: the id of a stored record, the row of a new one. */
  readonly orders: Map<number, unknown>;
  lastOrder: number;
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

/** Codes that the file itself gives are nobody else's, wherever in it they stand. */
const codesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => {
    const code = line.kind === 'record' ? line.entry.given.get('code')?.text : undefined;
    return code !== undefined && isCode(code) ? codeKey(code) : [];
  });

/** A run at its first row. The lines are asked only which codes the file gives. */
export const runOf = (
  resource: Resource,
  layout: Layout,
  settings: Settings,
  known: Known,
  decisions: readonly Decision[],
  lines: readonly Line[],
): Run => {
  const fields = fieldsOf(resource);
  const stored = storedBy(known.stored);
  const orders = new Map<number, unknown>(known.stored.map((row) => [Number(row.order), row.id]));
  return {
    resource,
    layout,
    settings,
    known,
    cells: reader(resource, known, settings.decimalSign, settings.unnamed),
    fields: new Map(fields),
    demanded: demandedOf(fields),
    start: blank(resource),
    stored,
    columnOf: columnsBy(resource, known.languages),
    problems: new Problems(decisions),
    created: new Created(known),
    taken: new Set([...stored.codes.keys(), ...codesIn(lines)]),
    written: new Map(),
    orders,
    lastOrder: [...orders.keys()].reduce((last, order) => Math.max(last, order), 0),
  };
};
