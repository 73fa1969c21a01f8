import { DataTable, type DataTableColumn, type DataTableState, NOTHING } from '@comanda/ui/DataTable';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../app/PageHead.tsx';
import * as css from './security.css.ts';

/** A row of a table that the program itself knows. */
export interface FixedRow {
  readonly id: string;
  readonly name: string;
  /** What it is found by. */
  readonly words: string;
}
interface FixedTableProps<Row extends FixedRow> {
  readonly title: string;
  readonly description: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  /** How many are found, in their own words. */
  readonly summary: (found: number) => ReactNode;
}

const idOf = ({ id }: FixedRow): string => id;
const nameOf = ({ name }: FixedRow): string => name;

/** A list that nobody writes: found by words and turned by pages in the browser, which has all of it. */
export function FixedTable<Row extends FixedRow>({
  title,
  description,
  columns,
  rows,
  summary,
}: FixedTableProps<Row>) {
  const { t, i18n } = useLingui();
  const [words, setWords] = useState('');
  const [state, setState] = useState<DataTableState>({
    sort: [],
    page: 1,
    pageSize: 25,
    selection: NOTHING,
    columns: columns.map(({ id }) => id),
    widths: {},
    density: 'compact',
  });
  const folded = (text: string): string => text.toLocaleLowerCase(i18n.locale);
  const wanted = folded(words.trim());
  const found = rows.filter((row) => folded(row.words).includes(wanted));
  const from = (state.page - 1) * state.pageSize;
  return (
    <div className={css.page}>
      <PageHead title={title} description={description} />
      <div className={css.search}>
        <SearchField
          label={t`Search`}
          isLabelHidden
          value={words}
          onChange={(next) => {
            setWords(next);
            setState((last) => ({ ...last, page: 1 }));
          }}
        />
      </div>
      <DataTable
        label={title}
        columns={columns}
        rows={found.slice(from, from + state.pageSize)}
        getRowId={idOf}
        getRowLabel={nameOf}
        total={found.length}
        summary={summary(found.length)}
        state={state}
        onStateChange={(change) => setState((last) => ({ ...last, ...change }))}
        empty={{ title: t`Nothing found`, description: t`Try other words.` }}
      />
    </div>
  );
}
