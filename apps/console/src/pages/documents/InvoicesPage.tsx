import { type InvoiceHead, invoiceCalls } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import { dimensionLabel } from '@comanda/api/reports';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Select } from '@comanda/ui/Select';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { askedOf, useListState } from '../list/listState.ts';
import { among, DocumentList, useDocumentColumns } from './DocumentList.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { idsIn } from './ticketFilter.ts';

const shown = ['label', 'at', 'buyer', 'store', 'total'];
const parameters = ['search', 'what', 'store', 'id'] as const;
const stores = f.ref('STR');
const ALL = 'all';
const whats: Readonly<Record<string, Filter>> = {
  invoice: { field: 'kind', operator: 'eq', value: 'N' },
  credit: { field: 'kind', operator: 'eq', value: 'A' },
  back: { field: 'isCredited', operator: 'eq', value: 'S' },
};

/** Invoices and credit notes, newest first (docs/product.md §20.7). */
export function InvoicesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  const list = useListState(shown, [], parameters);
  const { narrowing, narrow } = list;
  const { search = '', what = '', store = '', id: opened } = narrowing;
  const idStores = idsIn(store);
  const kind = whats[what];
  const parts: readonly Filter[] = [...(kind ? [kind] : []), ...among('idStore', idStores)];
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
            <bdi>{number}</bdi> {of === 'A' && <Status tone="neutral" text={t`Credit note`} />}
            {isCredited && <Status tone="warning" text={t`Taken back`} />}
          </>
        ),
      },
      {
        id: 'at',
        header: t`When`,
        width: 150,
        card: 'detail',
        cell: ({ at, timeZone }) => <RelativeTime at={at} timeZone={timeZone} />,
      },
      {
        id: 'buyer',
        header: t`Made out to`,
        width: 240,
        cell: ({ buyer }) => <bdi>{buyer}</bdi>,
        under: ({ taxNumber }) => taxNumber,
      },
      shared.store,
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
      title={t`Invoices`}
      description={t`Made of tickets or delivery notes, each with the next number of its store.`}
      actions={<Limits actions={['ALLOW_COMPANY_INVOICE_CREATE']} />}
      list={list}
      query={query}
      isNarrowed={search !== '' || parts.length > 0}
      columns={columns}
      getRowLabel={({ label: number }) => number}
      onOpen={(id) => narrow('id', id)}
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
          <Select
            label={t`Kind of document`}
            isLabelHidden
            value={what || ALL}
            onChange={(chosen) => narrow('what', chosen === ALL ? '' : chosen)}
            options={[
              { id: ALL, label: t`All documents` },
              { id: 'invoice', label: t`Invoices` },
              { id: 'credit', label: t`Credit notes` },
              { id: 'back', label: t`Taken back` },
            ]}
          />
          <ReferenceFacet
            field={stores}
            label={label(dimensionLabel('store'))}
            value={idStores}
            onChange={(ids) => narrow('store', ids.join('~'))}
          />
        </NarrowingLine>
      }
    >
      {opened !== undefined && (
        <InvoiceDrawer id={opened} onOpen={(id) => narrow('id', id)} onClose={() => narrow('id', '')} />
      )}
    </DocumentList>
  );
}
