import { fieldLabel } from '@comanda/api/labels';
import {
  columnAt,
  columnsOf,
  type ImportColumn,
  isDecimalTarget,
  joins,
  type Telling,
} from '@comanda/api/transfer';
import { languages as spoken } from '@comanda/machines/language';

/** The choice that a column is not read. */
export const NOT_READ = '';
/** Details of each list that are offered from the start; a file that has more is offered one more than it has. */
const DETAILS = 3;

/** What a column fills, as a person calls it: “Price 2: Rate”, “Name (Español)”. */
export const columnName = ({ resource, languages, say }: Telling, column: ImportColumn): string => {
  const text = say(column.label);
  const of = column.list
    ? `${say(fieldLabel(resource, column.list.name))} ${column.list.index}: ${text}`
    : text;
  const language = spoken.find(({ code }) => code === column.language)?.name ?? column.language;
  return languages.length > 1 && language !== undefined ? `${of} · ${language}` : of;
};

/** The column at an address, as a person calls it; nothing for what is no column. */
export const targetName = (telling: Telling, path: string): string | undefined => {
  const column = columnAt(telling.resource, telling.languages, path);
  return column && columnName(telling, column);
};

/** All that a column of a file can fill, in the order of the form, besides `joins`. */
export const targetsOf = (
  telling: Telling,
  mapping: readonly (string | null)[],
): readonly { readonly id: string; readonly label: string }[] => {
  const { resource, languages } = telling;
  const used = mapping.flatMap((target) =>
    target === null ? [] : (columnAt(resource, languages, target)?.list?.index ?? []),
  );
  const details = Math.max(DETAILS, Math.max(0, ...used) + 1);
  return columnsOf(resource, languages, details).map((column) => ({
    id: column.path,
    label: columnName(telling, column),
  }));
};

/** Addresses that more than one column is to fill; variants have as many columns as they need. */
export const filledTwice = (mapping: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(
    mapping.flatMap((target, at) =>
      target !== null && target !== joins.option && mapping.indexOf(target) !== at ? target : [],
    ),
  );

/** Columns of figures that the decimal sign of the file matters to, by their place. */
export const figuresIn = (
  { resource, languages }: Telling,
  mapping: readonly (string | null)[],
): readonly number[] =>
  mapping.flatMap((target, at) => (isDecimalTarget(resource, languages, target) ? at : []));

/** The letter that a spreadsheet program gives a column, from 0: A, B, … Z, AA. */
export const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCodePoint(65 + (at % 26));
