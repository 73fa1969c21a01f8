import { DataTable, type DataTableProps, useIsNarrow } from '@comanda/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLabel } from '../app/index.ts';
import { PageHead } from '../app/PageHead.tsx';
import * as css from './list.css.ts';
import type { ListView } from './listState.ts';
import { statusOfQuery } from './tableStatus.ts';

/** What a call has found: a page of it, and how many there are. */
export interface Found<Row> {
  readonly elements: readonly Row[];
  readonly total: number;
  /** There are more than were counted. */
  readonly more?: true | undefined;
}

export interface PlainListProps<Row extends { readonly id: string }>
  extends
    Required<Pick<DataTableProps<Row>, 'summary'>>,
    Pick<DataTableProps<Row>, 'columns' | 'getRowLabel' | 'bulkActions' | 'rowActions' | 'empty'> {
  readonly title: string;
  /** One sentence below the title, where there is room. */
  readonly description?: string;
  /** How things stand, in its place and on phones too. */
  readonly standing?: ReactNode;
  readonly actions?: ReactNode;
  /** Between the head and the rows. */
  readonly filters?: ReactNode;
  readonly list: Pick<ListView, 'state' | 'onStateChange'>;
  readonly query: UseQueryResult;
  /** Undefined until it is there. */
  readonly found: Found<Row> | undefined;
  /** Whether words or filters leave some out; or what is said where nothing is left. */
  readonly isNarrowed?: boolean;
  readonly filteredEmpty?: DataTableProps<Row>['filteredEmpty'];
  readonly onOpen?: (row: Row) => void;
  /** What opens over the list. */
  readonly children?: ReactNode;
}

const nothing: readonly never[] = [];

/** The page of a list that is no maintenance area: its head, its filters, and its rows page by page. */
export function PlainList<Row extends { readonly id: string }>(props: PlainListProps<Row>) {
  const { title, description, standing, actions, filters, list, query, found, onOpen, children } = props;
  const { columns, getRowLabel, summary, bulkActions, rowActions, empty, isNarrowed = false } = props;
  const { t } = useLingui();
  const label = useLabel();
  const isNarrow = useIsNarrow();
  const {
    filteredEmpty = { title: t`Nothing matches`, description: t`Try other words or remove a filter.` },
  } = props;
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        description={standing ?? (isNarrow ? undefined : description)}
        actions={actions}
      />
      {filters}
      <DataTable
        label={title}
        columns={columns}
        rows={found?.elements ?? nothing}
        getRowId={({ id }) => id}
        getRowLabel={getRowLabel}
        total={found?.total ?? 0}
        isTotalAtLeast={found?.more === true}
        {...(found?.more !== true && { summary })}
        state={list.state}
        onStateChange={list.onStateChange}
        status={statusOfQuery(query, label)}
        {...(isNarrowed && { filteredEmpty })}
        {...(onOpen && { onRowOpen: onOpen })}
        {...(bulkActions && { bulkActions })}
        {...(rowActions && { rowActions })}
        empty={empty}
      />
      {children}
    </div>
  );
}

/** The page of a list whose call answers all of it at once. */
export const pageOf = <Row,>(
  all: readonly Row[] | undefined,
  { address: { page, size } }: Pick<ListView, 'address'>,
): Found<Row> | undefined =>
  all && { elements: all.slice((page - 1) * size, page * size), total: all.length };
