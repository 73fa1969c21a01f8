import { purchaseCalls, type PurchaseHead } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import { pages } from '@comanda/api/pages';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { LinkButton } from '@comanda/ui/Link';
import { Select } from '@comanda/ui/Select';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { among, DocumentList, useDocumentColumns } from '../documents/DocumentList.tsx';
import { idsIn } from '../documents/ticketFilter.ts';
import { askedOf, useListState } from '../list/listState.ts';
import { newPurchaseHref } from './hrefs.ts';
import { PurchaseDrawer } from './PurchaseDrawer.tsx';

const shown = ['label', 'supplier', 'document', 'day', 'store', 'total'];
const parameters = ['search', 'what', 'store', 'supplier', 'id'] as const;
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

/** Purchases from suppliers, newest first (docs/product.md §20.12). */
export function PurchasesPage() {
  const { t } = useLingui();
  const format = useFormat();
  const company = useCompany();
  const mayMake = useAllowed(...pages.newPurchase.actions);
  const list = useListState(shown, [], parameters);
  const { narrowing, narrow } = list;
  const { search = '', what = '', store = '', supplier = '', id: opened } = narrowing;
  const idStores = idsIn(store);
  const idSuppliers = idsIn(supplier);
  const query = useCallQuery(
    purchaseCalls.list,
    askedOf(list, company.id, {
      and: [...(whats[what] ?? [stands]), ...among('idStore', idStores), ...among('idSupplier', idSuppliers)],
    }),
    { placeholderData: keepPreviousData },
  );
  const isNarrowed = search !== '' || what !== '' || idStores.length > 0 || idSuppliers.length > 0;
  const shared = useDocumentColumns();
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
      shared.store,
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
      shared.total,
    ],
    [t, format, shared],
  );
  return (
    <DocumentList
      title={t`Goods received`}
      description={t`What came from suppliers, what it cost, and what went back.`}
      actions={
        <>
          <Limits actions={[...pages.newPurchase.actions, 'ALLOW_COMPANY_PURCHASE_DELETE']} />
          {mayMake && (
            <LinkButton href={newPurchaseHref()} iconStart={Plus} tone="accent">{t`New purchase`}</LinkButton>
          )}
        </>
      }
      list={list}
      query={query}
      isNarrowed={isNarrowed}
      {...(isNarrowed && {
        sums: {
          text: t`Purchases`,
          of: query.data?.sums?.map(({ purchases, ...sum }) => ({ ...sum, count: purchases })) ?? [],
        },
      })}
      columns={columns}
      getRowLabel={({ label: number, supplier: name }) => `${number} ${name}`}
      onOpen={(id) => narrow('id', id)}
      empty={{
        title: t`No purchase yet`,
        description: t`Record what a supplier brings, or drop its electronic invoice: stock grows with it.`,
      }}
      filters={
        <NarrowingLine
          search={
            <SearchBox
              label={t`Number, supplier…`}
              value={search}
              onSearch={(words) => narrow('search', words)}
            />
          }
          held={[what, store, supplier].filter((value) => value !== '').length}
          total={query.data?.total ?? 0}
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
      }
    >
      {opened !== undefined && (
        <PurchaseDrawer id={opened} onOpen={(id) => narrow('id', id)} onClose={() => narrow('id', '')} />
      )}
    </DocumentList>
  );
}
