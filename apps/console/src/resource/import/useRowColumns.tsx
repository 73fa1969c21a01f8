import type { Import, ImportRow } from '@comanda/api/calls';
import { fieldLabel } from '@comanda/api/labels';
import { type Outcome, reasonOf, type Telling, undoneText } from '@comanda/api/transfer';
import { Badge } from '@comanda/ui/Badge';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { FaultyValue } from '@comanda/ui/FaultyValue';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { listed } from '../../app/listed.ts';
import { useFormat, useLabel } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import * as css from './import.css.ts';
import { kindTexts, kindTones } from './states.ts';
import { letterOf } from './targets.ts';

const rejectionsOf = (outcome: Outcome | null) => (outcome?.kind === 'rejected' ? outcome.rejections : []);

/** The columns of the file as it is, before them the row's number and what becomes of it. */
export function useRowColumns(telling: Telling, job: Import, problem: string | undefined) {
  const { t } = useLingui();
  const format = useFormat();
  const { header, problems } = job;
  const { mapping } = job.settings;
  // Rows of one problem have its column first.
  const path = problems.find(({ key }) => key === problem)?.path;
  return useMemo(() => {
    const all: DataTableColumn<ImportRow>[] = [
      {
        id: 'row',
        header: t`Row`,
        width: 80,
        align: 'end',
        sticky: 'start',
        isRowHeader: true,
        isHideable: false,
        cell: ({ row }) => format.number(row),
      },
      {
        id: 'outcome',
        header: t`What will happen`,
        width: 240,
        isHideable: false,
        cell: (row) => <WhatHappens telling={telling} row={row} />,
      },
      ...header.map((heading, at): DataTableColumn<ImportRow> => ({
        id: `column${at}`,
        header: heading || t`Column ${letterOf(at)}`,
        width: 200,
        cell: ({ cells, outcome }) => {
          const wrong = rejectionsOf(outcome).find(({ column }) => column === at);
          const cell = cells[at] ?? '';
          return wrong ? <FaultyValue reason={reasonOf(telling, wrong)}>{cell}</FaultyValue> : cell;
        },
      })),
    ];
    const targetOf = (index: number) => mapping[index - 2] ?? null;
    // What is not read can be brought in from the column chooser.
    const ids = all.flatMap(({ id }, index) => (index < 2 || targetOf(index) !== null ? id : []));
    const first = all.flatMap(({ id }, index) =>
      index < 2 || (path !== undefined && targetOf(index) === path) ? id : [],
    );
    return { all, usual: [...new Set([...first, ...ids])] };
  }, [t, format, telling, header, mapping, path]);
}

/** What becomes of a row, and why, as far as no cell of it says so. */
function WhatHappens({ telling, row }: { readonly telling: Telling; readonly row: ImportRow }) {
  const { t } = useLingui();
  const label = useLabel();
  const { resource, say } = telling;
  const { outcome, record, kept, picture, undone } = row;
  if (!outcome) return null;
  const lines: readonly string[] = undone
    ? [undoneText(telling, outcome)]
    : outcome.kind === 'changes'
      ? [listed(outcome.fields.map((name) => say(fieldLabel(resource, name))))]
      : outcome.kind === 'belongs'
        ? [say({ id: `import.belongs.${outcome.as}` }, { row: outcome.to })]
        : [];
  return (
    <div className={css.cell}>
      <div className={css.inline}>
        <Badge tone={kindTones[outcome.kind]}>{label(kindTexts[outcome.kind])}</Badge>
        {record && !(undone && outcome.kind === 'creates') && (
          <Link href={recordHref(resource, record.id, 'show')}>{t`Open`}</Link>
        )}
      </div>
      {lines.map((line) => (
        <Text key={line} tone="muted" wrap="anywhere">
          {line}
        </Text>
      ))}
      {rejectionsOf(outcome).map((rejection) => (
        <FaultyValue key={rejection.problem} reason={reasonOf(telling, rejection)} />
      ))}
      {[kept && `kept.${kept}`, picture && `picture.${picture}`].map(
        (left) => left && <FaultyValue key={left} reason={say({ id: `import.${left}` })} />,
      )}
    </div>
  );
}
