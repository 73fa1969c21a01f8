import { deliveryNoteCalls, type DeliveryNoteHead } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import { dimensionLabel } from '@comanda/api/reports';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { askedOf, useListState } from '../../list/listState.ts';
import { DeliveryNoteDrawer } from './DeliveryNoteDrawer.tsx';
import { DeliveryNoteMark } from './DeliveryNoteMark.tsx';
import { DeliveryNoteState } from './DeliveryNoteState.tsx';
import { ChoiceFacet, PeriodFacet, RecordsFacet } from './facets.tsx';
import { useInvoicingOfChosen } from './invoicing.tsx';
import { among, DocumentList, useDocumentColumns } from './DocumentList.tsx';
import { idsIn, ofPeriod, periodIn } from './ticketFilter.ts';

const shown = ['number', 'at', 'customer', 'store', 'lines', 'state', 'total'];
const parameters = ['search', 'period', 'state', 'store', 'customer', 'id'] as const;
const records = { store: f.ref('STR'), customer: f.ref('CST') } as const;
const states: Readonly<Record<string, Filter>> = {
  open: { field: 'state', operator: 'eq', value: 'O' },
  invoiced: { field: 'state', operator: 'eq', value: 'I' },
};

/** What was delivered on notes, newest first, and whether somebody was invoiced for it (docs/product.md §20.15). */
export function DeliveryNotesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const company = useCompany();
  const list = useListState(shown, [], parameters);
  const { narrowing, narrow } = list;
  const { search = '', period = '', state = '', store = '', customer = '' } = narrowing;
  const [now] = useState(() => new Date());
  const invoicing = useInvoicingOfChosen('delivered', list);
  const ofState = states[state];
  const parts: readonly Filter[] = [
    ...ofPeriod(periodIn(period), now),
    ...(ofState ? [ofState] : []),
    ...among('idStore', idsIn(store)),
    ...among('idCustomer', idsIn(customer)),
  ];
  const query = useCallQuery(
    deliveryNoteCalls.list,
    askedOf(list, company.id, parts.length > 0 ? { and: [...parts] } : undefined),
    { placeholderData: keepPreviousData },
  );
  const sums = query.data?.sums ?? [];
  const shared = useDocumentColumns();
  const columns = useMemo(
    (): readonly DataTableColumn<DeliveryNoteHead>[] => [
      shared.number(({ kind }) => <DeliveryNoteMark kind={kind} />),
      shared.when,
      {
        id: 'customer',
        header: label(dimensionLabel('customer')),
        width: 220,
        card: 'detail',
        cell: ({ customer: name }) => name && <bdi>{name}</bdi>,
      },
      shared.store,
      shared.lines,
      {
        id: 'state',
        header: t`State`,
        width: 120,
        card: 'detail',
        cell: (note) => <DeliveryNoteState state={note.state} />,
      },
      shared.net,
      shared.total,
    ],
    [t, label, shared],
  );
  return (
    <DocumentList
      title={t`Delivery notes`}
      description={t`What was delivered to customers who are invoiced later. It counts as sold once it is invoiced.`}
      actions={<Limits actions={['ALLOW_COMPANY_INVOICE_CREATE']} />}
      list={list}
      query={query}
      isNarrowed={search !== '' || parts.length > 0}
      sums={{ text: t`Delivery notes`, of: sums.map(({ notes, ...sum }) => ({ ...sum, count: notes })) }}
      columns={columns}
      getRowLabel={({ terminal, number }) => `${terminal} ${number}`}
      summary={<Plural value={query.data?.total ?? 0} one="# delivery note" other="# delivery notes" />}
      drawer={DeliveryNoteDrawer}
      {...invoicing.bulk}
      empty={{
        title: t`No delivery note yet`,
        description: t`When a till delivers to a customer who is invoiced later, its note appears here.`,
      }}
      filters={
        <NarrowingLine
          search={
            <SearchBox
              label={t`Number, customer…`}
              value={search}
              onSearch={(words) => narrow('search', words)}
            />
          }
          held={[period, state, store, customer].filter((value) => value !== '').length}
          total={query.data?.total ?? 0}
        >
          <PeriodFacet
            periods={['today', 'week', 'month']}
            value={periodIn(period)}
            onChange={(chosen) => narrow('period', chosen)}
          />
          <ChoiceFacet
            label={t`State`}
            all={t`Any state`}
            value={ofState && state}
            onChange={(chosen) => narrow('state', chosen)}
            options={[
              { id: 'open', label: t`Not invoiced` },
              { id: 'invoiced', label: t`Invoiced` },
            ]}
          />
          <RecordsFacet name="store" field={records.store} list={list} />
          <RecordsFacet name="customer" field={records.customer} list={list} />
        </NarrowingLine>
      }
    >
      {invoicing.over}
    </DocumentList>
  );
}
