import { purchaseCalls, type PurchaseHead } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import { DataTable, type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { Figures } from '@comanda/ui/Figures';
import { LinkButton } from '@comanda/ui/Link';
import { Select } from '@comanda/ui/Select';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { idsIn } from '../documents/ticketFilter.ts';
import * as css from '../list/list.css.ts';
import { useListState } from '../list/listState.ts';
import { statusOfQuery } from '../list/tableStatus.ts';
import { newPurchaseHref } from './hrefs.ts';
import { PurchaseDrawer } from './PurchaseDrawer.tsx';

const shown = ['label', 'supplier', 'document', 'day', 'store', 'total'];
const parameters = ['search', 'what', 'store', 'supplier', 'id'] as const;
const none: readonly PurchaseHead[] = [];
const stores = f.ref('STR');
const suppliers = f.ref('SPL');
const COUNTS = 'counts';
const stands: Filter = { field: 'status', operator: 'eq', value: 'A' };
/** What the list can show; those that were taken back stand by themselves. */
const whats: Readonly<Record<string, readonly Filter[]>> = {
  received: [stands, { field: 'kind', operator: 'eq', value: 'N' }],
  sentBack: [stands, { field: 'kind', operator: 'eq', value: 'A' }],
  takenBack: [{ field: 'status', operator: 'eq', value: 'D' }],
};
const among = (field: string, ids: readonly string[]): readonly Filter[] =>
  ids.length > 0 ? [{ field, operator: 'in', value: [...ids] }] : [];

/** Purchases from suppliers, newest first (docs/product.md §20.12). */
export function PurchasesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  const mayMake = useAllowed('ALLOW_COMPANY_PURCHASE_CREATE');
  const { address, state, onStateChange, narrowing, narrow } = useListState(shown, [], parameters);
  const { search = '', what = '', store = '', supplier = '', id: opened } = narrowing;
  const idStores = idsIn(store);
  const idSuppliers = idsIn(supplier);
  const query = useCallQuery(
    purchaseCalls.list,
    {
      data: {
        idCompany: company.id,
        limit: address.size,
        offset: (address.page - 1) * address.size,
        search,
        whereExtra: {
          and: [
            ...(whats[what] ?? [stands]),
            ...among('idStore', idStores),
            ...among('idSupplier', idSuppliers),
          ],
        },
      },
    },
    { placeholderData: keepPreviousData },
  );
  const isNarrowed = search !== '' || what !== '' || idStores.length > 0 || idSuppliers.length > 0;
  const columns = useMemo(
    (): readonly DataTableColumn<PurchaseHead>[] => [
      {
        id: 'label',
        header: t`Number`,
        width: 180,
        card: 'detail',
        isHideable: false,
        cell: ({ label: number, kind }) => (
          <>
            <bdi>{number}</bdi> {kind === 'A' && <Status tone="neutral" text={t`Sent back`} />}
          </>
        ),
      },
      {
        id: 'supplier',
        header: t`Supplier`,
        width: 240,
        isRowHeader: true,
        cell: ({ supplier: name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'document',
        header: t`Number of the supplier`,
        width: 180,
        card: 'detail',
        cell: ({ document }) => <bdi>{document}</bdi>,
      },
      {
        id: 'day',
        header: t`Date`,
        width: 120,
        card: 'detail',
        cell: ({ day }) => format.day(day),
      },
      { id: 'store', header: t`Store`, width: 150, card: 'detail', cell: ({ sName }) => <bdi>{sName}</bdi> },
      {
        id: 'lines',
        header: t`Lines`,
        width: 80,
        align: 'end',
        cell: ({ lines }) => format.number(lines),
      },
      {
        id: 'net',
        header: t`Without taxes`,
        width: 120,
        align: 'end',
        cell: ({ net, currency }) => format.money(net, currency),
      },
      {
        id: 'total',
        header: t`Total`,
        width: 120,
        card: 'value',
        align: 'end',
        cell: ({ total, currency }) => (
          <Text isFigures weight="medium" wrap="none">
            {format.money(total, currency)}
          </Text>
        ),
      },
    ],
    [t, format],
  );
  const isNarrow = useIsNarrow();
  const total = query.data?.total ?? 0;
  return (
    <div className={css.page}>
      <PageHead
        title={t`Goods received`}
        {...(!isNarrow && { description: t`What came from suppliers, what it cost, and what went back.` })}
        actions={
          <>
            <Limits actions={['ALLOW_COMPANY_PURCHASE_CREATE', 'ALLOW_COMPANY_PURCHASE_DELETE']} />
            {mayMake && (
              <LinkButton
                href={newPurchaseHref()}
                iconStart={Plus}
                tone="accent"
              >{t`New purchase`}</LinkButton>
            )}
          </>
        }
      />
      <NarrowingLine
        search={
          <SearchBox
            label={t`Number, supplier…`}
            value={search}
            onSearch={(words) => narrow('search', words)}
          />
        }
        held={[what, store, supplier].filter((value) => value !== '').length}
        total={total}
      >
        <Select
          label={t`Kind of purchase`}
          isLabelHidden
          value={what || COUNTS}
          onChange={(chosen) => narrow('what', chosen === COUNTS ? '' : chosen)}
          options={[
            { id: COUNTS, label: t`All purchases` },
            { id: 'received', label: t`Goods received` },
            { id: 'sentBack', label: t`Goods sent back` },
            { id: 'takenBack', label: t`Taken back` },
          ]}
        />
        <ReferenceFacet
          field={suppliers}
          label={t`Supplier`}
          value={idSuppliers}
          onChange={(ids) => narrow('supplier', ids.join('~'))}
        />
        <ReferenceFacet
          field={stores}
          label={t`Store`}
          value={idStores}
          onChange={(ids) => narrow('store', ids.join('~'))}
        />
      </NarrowingLine>
      {!isNarrow &&
        isNarrowed &&
        query.data?.sums?.map(({ currency, purchases, net, total: sum }) => (
          <Figures
            key={currency}
            label={t`What is found`}
            items={[
              { id: 'purchases', text: t`Purchases`, value: format.number(purchases) },
              { id: 'total', text: t`Total`, value: format.money(sum, currency) },
              { id: 'net', text: t`Without taxes`, value: format.money(net, currency) },
            ]}
          />
        ))}
      <DataTable
        label={t`Goods received`}
        columns={columns}
        rows={query.data?.elements ?? none}
        getRowId={({ id }) => id}
        getRowLabel={({ label: number, supplier: name }) => `${number} ${name}`}
        total={total}
        isTotalAtLeast={query.data?.more === true}
        state={state}
        onStateChange={onStateChange}
        status={statusOfQuery(query, label)}
        {...(isNarrowed && {
          filteredEmpty: { title: t`Nothing matches`, description: t`Try other words or take a filter out.` },
        })}
        onRowOpen={({ id }) => narrow('id', id)}
        empty={{
          title: t`No purchase yet`,
          description: t`Record what a supplier brings, or drop its electronic invoice: stock grows with it.`,
        }}
      />
      {opened !== undefined && opened !== '' && (
        <PurchaseDrawer id={opened} onOpen={(id) => narrow('id', id)} onClose={() => narrow('id', '')} />
      )}
    </div>
  );
}
