import { type InvoiceHead, invoiceCalls } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useCallQuery, useCompany } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { askedOf, useListState } from '../../list/listState.ts';
import { among, DocumentList, useDocumentColumns } from './DocumentList.tsx';
import { ChoiceFacet, RecordsFacet } from './facets.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { idsIn } from './ticketFilter.ts';

const shown = ['label', 'at', 'buyer', 'store', 'total'];
const parameters = ['search', 'what', 'store', 'id'] as const;
const stores = f.ref('STR');
const whats: Readonly<Record<string, Filter>> = {
  invoice: { field: 'kind', operator: 'eq', value: 'N' },
  credit: { field: 'kind', operator: 'eq', value: 'A' },
  back: { field: 'isCredited', operator: 'eq', value: 'S' },
};

/** Invoices and credit notes, newest first (docs/product.md §20.7). */
export function InvoicesPage() {
  const { t } = useLingui();
  const company = useCompany();
  const list = useListState(shown, [], parameters);
  const { narrowing, narrow } = list;
  const { search = '', what = '', store = '' } = narrowing;
  const kind = whats[what];
  const parts: readonly Filter[] = [...(kind ? [kind] : []), ...among('idStore', idsIn(store))];
  const query = useCallQuery(
    invoiceCalls.list,
    askedOf(list, company.id, parts.length > 0 ? { and: [...parts] } : undefined),
    { placeholderData: keepPreviousData },
  );
  const shared = useDocumentColumns();
  const columns = useMemo(
    (): readonly DataTableColumn<InvoiceHead>[] => [
      {
        id: 'label',
        header: t`Number`,
        width: 200,
        isRowHeader: true,
        isHideable: false,
        cell: ({ label: number, kind: of, isCredited }) => (
          <>
            <bdi>{number}</bdi> <InvoiceMarks kind={of} isCredited={isCredited} />
          </>
        ),
      },
      shared.when,
      {
        id: 'buyer',
        header: t`Made out to`,
        width: 240,
        cell: ({ buyer }) => <bdi>{buyer}</bdi>,
        under: ({ taxNumber }) => taxNumber,
      },
      shared.store,
      shared.net,
      shared.total,
    ],
    [t, shared],
  );
  return (
    <DocumentList
      title={t`Invoices`}
      description={t`Made of tickets or delivery notes, each with the next number of its store.`}
      actions={<Limits actions={['ALLOW_COMPANY_INVOICE_CREATE']} />}
      list={list}
      query={query}
      isNarrowed={search !== '' || parts.length > 0}
      columns={columns}
      getRowLabel={({ label: number }) => number}
      summary={<Plural value={query.data?.total ?? 0} one="# document" other="# documents" />}
      drawer={InvoiceDrawer}
      empty={{
        title: t`No invoice yet`,
        description: t`Open a ticket, or choose tickets or delivery notes of one customer, and make an invoice of them.`,
      }}
      filters={
        <NarrowingLine
          search={
            <SearchBox
              label={t`Number, name, tax number…`}
              value={search}
              onSearch={(words) => narrow('search', words)}
            />
          }
          held={[what, store].filter((value) => value !== '').length}
          total={query.data?.total ?? 0}
        >
          <ChoiceFacet
            label={t`Kind of document`}
            all={t`All documents`}
            value={kind && what}
            onChange={(chosen) => narrow('what', chosen)}
            options={[
              { id: 'invoice', label: t`Invoices` },
              { id: 'credit', label: t`Credit notes` },
              { id: 'back', label: t`Taken back` },
            ]}
          />
          <RecordsFacet name="store" field={stores} list={list} />
        </NarrowingLine>
      }
    />
  );
}
