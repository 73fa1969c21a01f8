import type { Resource } from '../kernel/index.ts';
import { fieldLabel, type Label, nameOf, reasonLabel } from '../labels/labels.ts';
import { columnAt } from './columns.ts';
import { writeCsv } from './csv.ts';
import type { DryRun, Outcome, Rejection, Suggestion } from './plan.ts';
import type { Table } from './table.ts';

/** Says a text of `labels` in the language of who reads it. */
export type Say = (label: Label, values?: Readonly<Record<string, string | number>>) => string;
interface Telling {
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
  return column ? say({ id: 'import.reason' }, { field: say(column.label), reason }) : reason;
};
export const suggestionOf = (say: Say, suggestion: Suggestion): string =>
  say({ id: `import.suggest.${suggestion.act}` }, told(say, { ...suggestion }));

const outcomeOf = (telling: Telling, outcome: Outcome): string => {
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

/** The file again, as CSV, with one more column: what became of each row, and why. */
export const resultOf = (telling: Telling, table: Table, run: DryRun): Uint8Array =>
  writeCsv(
    [...table.header, telling.say({ id: 'import.outcome' })],
    table.rows.map(({ cells }, at) => {
      const outcome = run.outcomes[at];
      const own = table.header.map((_, column) => cells[column] ?? '');
      return [...own, outcome ? outcomeOf(telling, outcome) : '', ...cells.slice(table.header.length)];
    }),
    table.source.format === 'csv' ? table.source.delimiter : ',',
  );
