import { cardCalls, type CardReader } from '@comanda/api/calls';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { useListState } from '../../list/listState.ts';
import { pageOf, PlainList } from '../../list/PlainList.tsx';

type Row = CardReader & { readonly id: string };
const shown = ['serial', 'model', 'store', 'last', 'payments'];

/** Card readers, each where it was used last (docs/product.md §19.12). */
export function ReadersPage() {
  const { t } = useLingui();
  const format = useFormat();
  const company = useCompany();
  const list = useListState(shown);
  const query = useCallQuery(cardCalls.readers, { data: { idCompany: company.id } });
  const all = useMemo(
    () => query.data?.elements.map((reader) => ({ ...reader, id: reader.serial })),
    [query.data],
  );
  const columns: readonly DataTableColumn<Row>[] = [
    {
      id: 'serial',
      header: t`Serial number`,
      width: 160,
      isRowHeader: true,
      isHideable: false,
      cell: ({ serial }) => <bdi>{serial}</bdi>,
    },
    {
      id: 'model',
      header: t`Model`,
      width: 220,
      card: 'detail',
      cell: ({ modelNames, model }) => <bdi>{modelNames ? format.names(modelNames) : model}</bdi>,
      under: ({ manufacturer }) => manufacturer ?? undefined,
    },
    {
      id: 'store',
      header: t`Store`,
      width: 180,
      card: 'detail',
      cell: ({ sName }) => <bdi>{sName}</bdi>,
      under: ({ terminal }) => terminal,
    },
    {
      id: 'last',
      header: t`Last used`,
      width: 150,
      card: 'value',
      cell: ({ last, timeZone }) => <RelativeTime at={last} timeZone={timeZone} />,
    },
    {
      id: 'first',
      header: t`First used`,
      width: 150,
      cell: ({ first: at, timeZone }) => <RelativeTime at={at} timeZone={timeZone} />,
    },
    {
      id: 'payments',
      header: t`Payments`,
      width: 110,
      align: 'end',
      cell: ({ payments }) => format.number(payments),
    },
  ];
  return (
    <PlainList
      title={t`Card readers`}
      description={t`Readers that the tills have named, those that were used last first.`}
      list={list}
      query={query}
      found={pageOf(all, list)}
      columns={columns}
      getRowLabel={({ serial }) => serial}
      summary={<Plural value={all?.length ?? 0} one="# reader" other="# readers" />}
      empty={{
        title: t`No reader yet`,
        description: t`A reader appears here with the first payment that a till says it took.`,
      }}
    />
  );
}
