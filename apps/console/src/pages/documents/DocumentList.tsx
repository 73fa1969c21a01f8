import type { Filter } from '@comanda/api/filter';
import { type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { Figures } from '@comanda/ui/Figures';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useFormat } from '../../app/index.ts';
import type { ListView } from '../../list/listState.ts';
import { type Found, PlainList, type PlainListProps } from '../../list/PlainList.tsx';
import type { Opening } from './DocumentDrawer.tsx';

/** What the heads of most documents say. */
interface Document {
  readonly id: string;
  readonly sName: string;
  readonly currency: string;
  readonly net: number;
  readonly total: number;
}
interface OfTill {
  readonly at: string;
  readonly timeZone: string;
  readonly terminal: string;
  readonly number: number;
}
/** What the found documents come to in one currency. */
interface Sum {
  readonly currency: string;
  readonly count: number;
  readonly net: number;
  readonly total: number;
}
export interface DocumentListProps<Row extends { readonly id: string }> extends Omit<
  PlainListProps<Row>,
  'found' | 'list' | 'query' | 'onOpen' | 'standing' | 'filteredEmpty' | 'rowActions'
> {
  readonly list: ListView;
  readonly query: UseQueryResult<Found<Row>>;
  /** What is found, and how its number is called. */
  readonly sums?: { readonly text: string; readonly of: readonly Sum[] };
  /** What a document opens in; the address then names it (`?id=`), so that a link leads there. */
  readonly drawer?: ComponentType<Opening>;
  /** Where a document leads otherwise. */
  readonly onOpen?: (id: string) => void;
}

/** A list of documents, newest first: filters, what they come to, and the documents. */
export function DocumentList<Row extends { readonly id: string }>(props: DocumentListProps<Row>) {
  const { filters, list, query, sums, drawer: Drawer, children, ...rest } = props;
  const { onOpen = (id) => list.show('id', id) } = props;
  const { t } = useLingui();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const opened = list.narrowing['id'];
  return (
    <PlainList
      {...rest}
      list={list}
      query={query}
      found={query.data}
      onOpen={({ id }) => onOpen(id)}
      filters={
        <>
          {filters}
          {/* On a phone the first document is in sight. */}
          {!isNarrow &&
            sums?.of.map(({ currency, count, net, total }) => (
              <Figures
                key={currency}
                label={t`What is found`}
                items={[
                  { id: 'count', text: sums.text, value: format.number(count) },
                  { id: 'total', text: t`Total`, value: format.money(total, currency) },
                  { id: 'net', text: t`Without taxes`, value: format.money(net, currency) },
                ]}
              />
            ))}
        </>
      }
    >
      {children}
      {Drawer && opened !== undefined && (
        <Drawer
          id={opened}
          ids={query.data?.elements.map(({ id }) => id) ?? []}
          onOpen={onOpen}
          onClose={() => list.show('id', '')}
        />
      )}
    </PlainList>
  );
}

interface Columns {
  readonly when: DataTableColumn<Pick<OfTill, 'at' | 'timeZone'>>;
  readonly store: DataTableColumn<Pick<Document, 'sName'>>;
  readonly lines: DataTableColumn<{ readonly lines: number }>;
  readonly net: DataTableColumn<Pick<Document, 'net' | 'currency'>>;
  readonly total: DataTableColumn<Pick<Document, 'total' | 'currency'>>;
  /** The number that a till gave, its marks beside it. */
  readonly number: <Row extends OfTill>(marks: (row: Row) => ReactNode) => DataTableColumn<Row>;
}

/** Columns that documents of several kinds have. */
export function useDocumentColumns(): Columns {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo((): Columns => {
    const figure = (text: string, weight: 'regular' | 'medium' = 'regular') => (
      <Text isFigures weight={weight} wrap="none">
        {text}
      </Text>
    );
    return {
      when: {
        id: 'at',
        header: t`When`,
        width: 176,
        card: 'detail',
        cell: ({ at, timeZone }) => <RelativeTime at={at} timeZone={timeZone} />,
      },
      store: {
        id: 'store',
        header: t`Store`,
        width: 150,
        card: 'detail',
        cell: ({ sName }) => <bdi>{sName}</bdi>,
      },
      lines: {
        id: 'lines',
        header: t`Lines`,
        width: 80,
        align: 'end',
        cell: ({ lines }) => figure(format.number(lines)),
      },
      net: {
        id: 'net',
        header: t`Without taxes`,
        width: 120,
        align: 'end',
        cell: ({ net, currency }) => figure(format.money(net, currency)),
      },
      total: {
        id: 'total',
        header: t`Total`,
        width: 120,
        card: 'value',
        align: 'end',
        cell: ({ total, currency }) => figure(format.money(total, currency), 'medium'),
      },
      number: (marks) => ({
        id: 'number',
        header: t`Number`,
        width: 150,
        isRowHeader: true,
        isHideable: false,
        cell: (row) => (
          <>
            {figure(format.number(row.number))} {marks(row)}
          </>
        ),
        under: ({ terminal }) => terminal,
      }),
    };
  }, [t, format]);
}

/** Documents of one of these records; all of them where none is chosen. */
export const among = (field: string, ids: readonly string[]): readonly Filter[] =>
  ids.length > 0 ? [{ field, operator: 'in', value: [...ids] }] : [];
