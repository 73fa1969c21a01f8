import { purchaseCalls, type PurchaseHead } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import { pages } from '@comanda/api/pages';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { LinkButton } from '@comanda/ui/Link';
import { Status } from '@comanda/ui/Status';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { among, DocumentList, useDocumentColumns } from '../documents/DocumentList.tsx';
import { ChoiceFacet, RecordsFacet } from '../documents/facets.tsx';
import { idsIn } from '../documents/ticketFilter.ts';
import { askedOf, useListState } from '../../list/listState.ts';
import { newPurchaseHref } from './hrefs.ts';
import { PurchaseDrawer } from './PurchaseDrawer.tsx';

const shown = ['label', 'supplier', 'document', 'day', 'store', 'total'];
const parameters = ['search', 'what', 'store', 'supplier', 'id'] as const;
const stores = f.ref('STR');
const suppliers = f.ref('SPL');
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
  const { search = '', what = '', store = '', supplier = '' } = narrowing;
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
  const columns = useMemo((): readonly DataTableColumn<PurchaseHead>[] => {
    // On a phone the number tells the store.
    const { card: _, ...storeColumn } = shared.store;
    return [
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
        cell: ({ document }) => <bdi>{document}</bdi>,
      },
      {
        id: 'day',
        header: t`Date`,
        width: 120,
        card: 'detail',
        cell: ({ day }) => format.day(day),
      },
      storeColumn,
      shared.lines,
      shared.net,
      shared.total,
    ];
  }, [t, format, shared]);
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
      summary={<Plural value={query.data?.total ?? 0} one="# purchase" other="# purchases" />}
      drawer={PurchaseDrawer}
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
          <ChoiceFacet
            label={t`Kind of purchase`}
            all={t`All purchases`}
            value={what}
            onChange={(chosen) => narrow('what', chosen)}
            options={[
              { id: 'received', label: t`Goods received` },
              { id: 'sentBack', label: t`Goods sent back` },
              { id: 'takenBack', label: t`Taken back` },
            ]}
          />
          <RecordsFacet name="supplier" label={t`Supplier`} field={suppliers} list={list} />
          <RecordsFacet name="store" label={t`Store`} field={stores} list={list} />
        </NarrowingLine>
      }
    />
  );
}
