import { cardCalls, type CardReader } from '@comanda/api/calls';
import { DataTable, type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import * as css from '../list/list.css.ts';
import { useListState } from '../list/listState.ts';
import { statusOfQuery } from '../list/tableStatus.ts';

type Row = CardReader & { readonly id: string };
const shown = ['serial', 'model', 'store', 'last', 'payments'];

/** Card readers, each where it was used last (docs/product.md §19.12). */
export function ReadersPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const company = useCompany();
  const { address, state, onStateChange } = useListState(shown);
  const query = useCallQuery(cardCalls.readers, { data: { idCompany: company.id } });
  const all = query.data?.elements ?? [];
  const first = (address.page - 1) * address.size;
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
    <div className={css.page}>
      <PageHead
        title={t`Card readers`}
        {...(!isNarrow && {
          description: t`Readers that the tills have named, those that were used last first.`,
        })}
      />
      <DataTable
        label={t`Card readers`}
        columns={columns}
        rows={all.slice(first, first + address.size).map((reader) => ({ ...reader, id: reader.serial }))}
        getRowId={({ id }) => id}
        getRowLabel={({ serial }) => serial}
        total={all.length}
        state={state}
        onStateChange={onStateChange}
        status={statusOfQuery(query, label)}
        empty={{
          title: t`No reader yet`,
          description: t`A reader appears here with the first payment that a till says it took.`,
        }}
      />
    </div>
  );
}
