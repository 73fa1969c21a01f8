import type { Resource } from '../kernel/index.ts';
import { placesOf } from '../pictures/index.ts';
import {
  columnAt,
  type ImportColumn,
  isDecimalTarget,
  isTarget,
  joins,
  placeIn,
  settingIn,
} from './columns.ts';
import type { Mapping } from './mapping.ts';
import type { Company, Settings } from './plan.ts';
import type { TableRow } from './table.ts';

/** A column of a record, and the file's column that gives it, from 0. */
export interface Mapped extends ImportColumn {
  readonly at: number;
  /** Of a picture: the columns of those that belong together with it, in their order (`image`, `images.1.image` …). */
  readonly together: readonly string[];
  /** Its list has no other value: a cell can name several records. */
  readonly isAlone: boolean;
  /** What its heading says its detail refers to, and where that stands. */
  readonly beside?: { readonly path: string; readonly text: string };
}
/** Where a file has what, by its mapping (docs/product.md §25). */
export interface Layout {
  readonly columns: readonly Mapped[];
  /** The column whose value holds the rows of one product together. */
  readonly group: number | undefined;
  /** The column of the numbers that rows are named by in the joining column. */
  readonly key: number | undefined;
  /** Columns whose values make a variant. */
  readonly options: readonly number[];
  /** Columns that say yes or no to one value (`settingOf`). */
  readonly settings: readonly { readonly at: number; readonly path: string; readonly text: string }[];
  /** Columns that refer to records of the area itself. */
  readonly siblings: readonly Mapped[];
  /** Paths that more than one column is to give. */
  readonly twice: readonly string[];
}

const together = (resource: Resource, { path, name, field }: ImportColumn): readonly string[] => {
  if (field.kind !== 'image') return [];
  const columns = placesOf(resource, name).map((place) =>
    place.replace(/\.(\d+)\./, (_, at: string) => `.${Number(at) + 1}.`),
  );
  return columns.includes(path) ? columns : [path];
};

const isAlone = (resource: Resource, { list }: ImportColumn): boolean => {
  const field = list && resource.fields[list.name];
  return field?.kind === 'list' && Object.keys(field.item).length === 1;
};

/** The reference of the detail that a column is of, as its heading has it. */
const beside = (resource: Resource, { list }: ImportColumn, target: string): Mapped['beside'] => {
  const text = placeIn(target)?.place;
  const field = list && resource.fields[list.name];
  if (text === undefined || !list || field?.kind !== 'list') return undefined;
  const key = Object.keys(field.item).find((name) => field.item[name]?.kind === 'ref');
  return key === undefined ? undefined : { path: `${list.name}.${list.index}.${key}`, text };
};

/** Throws a `RangeError` for a target that the resource does not have: a column must not look as if it were read. */
export const layoutOf = (resource: Resource, company: Company, { mapping }: Settings): Layout => {
  const at = (target: string) => mapping.flatMap((column, index) => (column.target === target ? index : []));
  const columns = mapping.flatMap(({ target }, index): Mapped[] => {
    const column = target === null ? undefined : columnAt(resource, company.languages, target);
    if (target !== null && !isTarget(resource, company.languages, target))
      throw new RangeError(`${resource.name} has no column ${target}`);
    if (!column || target === null) return [];
    const named = beside(resource, column, target);
    return [
      {
        ...column,
        at: index,
        together: together(resource, column),
        isAlone: isAlone(resource, column),
        ...(named && { beside: named }),
      },
    ];
  });
  const paths = columns.map(({ path }) => path);
  return {
    columns,
    group: at(joins.group)[0],
    key: at(joins.key)[0],
    options: at(joins.option),
    settings: mapping.flatMap(({ target }, index) => {
      const setting = target === null ? undefined : settingIn(target);
      return setting ? [{ ...setting, at: index }] : [];
    }),
    siblings: columns.filter(({ field }) => field.kind === 'ref' && field.to === resource.code),
    twice: paths.filter((path, index) => paths.indexOf(path) !== index),
  };
};

/** Texts of the cells in which somebody has written figures with decimals; numbers of a workbook are none. */
export const writtenFigures = (
  resource: Resource,
  { languages }: Pick<Company, 'languages'>,
  mapping: Mapping,
  rows: readonly TableRow[],
): string[] => {
  const figures = mapping.flatMap(({ target }, at) =>
    isDecimalTarget(resource, languages, target) ? at : [],
  );
  return rows.flatMap(({ cells, numbers = [] }) =>
    figures.flatMap((at) => (numbers.includes(at) ? [] : (cells[at] ?? ''))),
  );
};
