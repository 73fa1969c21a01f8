import type { Resource } from '../kernel/index.ts';
import { fieldLabel, type Label, nameOf } from '../labels/labels.ts';
import { reasonLabel } from '../labels/reasons.ts';
import { columnAt } from './columns.ts';
import { writeCsv } from './csv.ts';
import type { Texts } from './headings.ts';
import type { DryRun, Outcome, Rejection, Suggestion } from './plan.ts';
import type { Table } from './table.ts';

/** Says a text of `labels` in the language of who reads it. */
export type Say = (label: Label, values?: Readonly<Record<string, string | number>>) => string;
export interface Telling {
  readonly resource: Resource;
  readonly languages: readonly string[];
  readonly say: Say;
}

/** Values of a message, entities by their names. */
const told = (say: Say, values: Rejection['params']): Readonly<Record<string, string | number>> => ({
  ...values,
  ...(typeof values?.entity === 'string' && { entity: say(nameOf(values.entity)) }),
});

/** What is wrong with one value, for a person: the field and the reason. */
export const reasonOf = (
  { resource, languages, say }: Telling,
  {
    path,
    code,
    params,
  }: Pick<Rejection, 'path' | 'code'> & { readonly params?: Rejection['params'] | undefined },
): string => {
  const reason = say(reasonLabel(code), told(say, params));
  const column = columnAt(resource, languages, path);
  if (!column) return reason;
  const { label, list } = column;
  // Of a further detail also which one it is: two prices ask for two rates.
  const of = list && list.index > 1 ? `${say(fieldLabel(resource, list.name))} ${list.index}: ` : '';
  return say({ id: 'import.reason' }, { field: `${of}${say(label)}`, reason });
};
export const suggestionOf = (say: Say, suggestion: Suggestion): string =>
  say({ id: `import.suggest.${suggestion.act}` }, told(say, { ...suggestion }));

/** What an import has done for a row and taken back since, for a person. */
export const undoneText = ({ resource, say }: Telling, outcome: Outcome): string => {
  if (outcome.kind !== 'changes') return say({ id: 'import.undone.created' });
  const fields = outcome.fields.map((name) => say(fieldLabel(resource, name))).join(', ');
  return say({ id: 'import.undone.changed' }, { fields });
};

/** What became of a row, for a person. */
export const outcomeText = (telling: Telling, outcome: Outcome): string => {
  const { resource, say } = telling;
  switch (outcome.kind) {
    case 'changes':
      return say(
        { id: 'import.changes' },
        { fields: outcome.fields.map((name) => say(fieldLabel(resource, name))).join(', ') },
      );
    case 'rejected':
      return say(
        { id: 'import.rejected' },
        { reasons: outcome.rejections.map((rejection) => reasonOf(telling, rejection)).join(' ') },
      );
    case 'belongs':
      return say({ id: `import.belongs.${outcome.as}` }, { row: outcome.to });
    default:
      return say({ id: `import.${outcome.kind}` });
  }
};

/** Says texts of one language; those of imports and faults have names to fill in and nothing else. */
export const sayIn =
  (texts: Texts): Say =>
  ({ id }, values = {}) =>
    (texts[id] ?? id).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Header of the file again, with one column more. */
export const resultHeader = ({ say }: Telling, header: readonly string[]): readonly string[] => [
  ...header,
  say({ id: 'import.outcome' }),
];
/** A row of the file again, with what became of it. */
export const resultLine = (
  header: readonly string[],
  cells: readonly string[],
  outcome: string,
): readonly string[] => [
  ...header.map((_, column) => cells[column] ?? ''),
  outcome,
  ...cells.slice(header.length),
];

/** The file again, as CSV, with one more column: what became of each row, and why. */
export const resultOf = (telling: Telling, { header, rows, source }: Table, run: DryRun): Uint8Array =>
  writeCsv(
    resultHeader(telling, header),
    rows.map(({ cells }, at) => {
      const outcome = run.outcomes[at];
      return resultLine(header, cells, outcome ? outcomeText(telling, outcome) : '');
    }),
    source.format === 'csv' ? source.delimiter : ',',
  );
