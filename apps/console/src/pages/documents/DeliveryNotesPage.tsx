import { deliveryNoteCalls, type DeliveryNoteHead } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { f } from '@comanda/api/kernel';
import { dimensionLabel } from '@comanda/api/reports';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Select } from '@comanda/ui/Select';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { askedOf, useListState } from '../list/listState.ts';
import { DeliveryNoteDrawer } from './DeliveryNoteDrawer.tsx';
import { DeliveryNoteMark } from './DeliveryNoteMark.tsx';
import { among, DocumentList, useDocumentColumns } from './DocumentList.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { idsIn, ofPeriod, periodIn } from './ticketFilter.ts';

const shown = ['number', 'at', 'customer', 'store', 'lines', 'state', 'total'];
const parameters = ['search', 'period', 'state', 'store', 'customer', 'id'] as const;
const records = { store: f.ref('STR'), customer: f.ref('CST') } as const;
const ALL = 'all';
const states: Readonly<Record<string, Filter>> = {
  open: { field: 'state', operator: 'eq', value: 'O' },
  invoiced: { field: 'state', operator: 'eq', value: 'I' },
};

/** What was delivered on notes, newest first, and whether somebody was invoiced for it (docs/product.md §20.15). */
export function DeliveryNotesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  const list = useListState(shown, [], parameters);
  const { state: view, narrowing, narrow, clearSelection } = list;
  const { search = '', period = '', state = '', store = '', customer = '', id: opened } = narrowing;
  const [now] = useState(() => new Date());
  const [invoiced, setInvoiced] = useState<readonly string[]>();
  const [invoice, setInvoice] = useState<string>();
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
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
      {
        id: 'number',
        header: t`Number`,
        width: 150,
        isRowHeader: true,
        isHideable: false,
        cell: (note) => (
          <>
            <Text isFigures wrap="none">
              {format.number(note.number)}
            </Text>{' '}
            <DeliveryNoteMark kind={note.kind} />
          </>
        ),
        under: ({ terminal }) => terminal,
      },
      {
        id: 'at',
        header: t`When`,
        width: 150,
        card: 'detail',
        cell: ({ at, timeZone }) => <RelativeTime at={at} timeZone={timeZone} />,
      },
      {
        id: 'customer',
        header: label(dimensionLabel('customer')),
        width: 220,
        card: 'detail',
        cell: ({ customer: name }) => name && <bdi>{name}</bdi>,
      },
      shared.store,
      {
        id: 'lines',
        header: t`Lines`,
        width: 70,
        align: 'end',
        cell: ({ lines }) => (
          <Text isFigures wrap="none">
            {format.number(lines)}
          </Text>
        ),
      },
      {
        id: 'state',
        header: t`State`,
        width: 120,
        card: 'detail',
        cell: ({ state: is }) =>
          is === 'I' ? (
            <Status tone="success" text={t`Invoiced`} />
          ) : (
            <Status tone="neutral" text={t`Not invoiced`} />
          ),
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
    [t, label, format, shared],
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
      onOpen={(id) => narrow('id', id)}
      {...(mayMake && {
        bulkActions: [
          {
            id: 'invoice',
            label: t`Make an invoice`,
            icon: FileText,
            isDisabled: view.selection.mode === 'all',
            onAction: (selection) => {
              if (selection.mode === 'some') setInvoiced([...selection.ids]);
            },
          },
        ],
      })}
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
          <ToggleGroup
            label={t`When`}
            value={periodIn(period) ?? ALL}
            onChange={(chosen) => narrow('period', chosen === ALL ? '' : chosen)}
            options={[
              { id: ALL, label: t`All` },
              { id: 'today', label: t`Today` },
              { id: 'week', label: t`7 days` },
              { id: 'month', label: t`30 days` },
            ]}
          />
          <Select
            label={t`State`}
            isLabelHidden
            value={ofState ? state : ALL}
            onChange={(chosen) => narrow('state', chosen === ALL ? '' : chosen)}
            options={[
              { id: ALL, label: t`Any state` },
              { id: 'open', label: t`Not invoiced` },
              { id: 'invoiced', label: t`Invoiced` },
            ]}
          />
          {(['store', 'customer'] as const).map((name) => (
            <ReferenceFacet
              key={name}
              field={records[name]}
              label={label(dimensionLabel(name))}
              value={idsIn(narrowing[name])}
              onChange={(ids) => narrow(name, ids.join('~'))}
            />
          ))}
        </NarrowingLine>
      }
    >
      {invoiced && (
        <InvoiceDialog
          of="delivered"
          ids={invoiced}
          onClose={() => setInvoiced(undefined)}
          onMade={(id) => {
            setInvoiced(undefined);
            clearSelection();
            setInvoice(id);
          }}
        />
      )}
      {invoice !== undefined && (
        <InvoiceDrawer id={invoice} onOpen={setInvoice} onClose={() => setInvoice(undefined)} />
      )}
      {opened !== undefined && (
        <DeliveryNoteDrawer id={opened} onOpen={(id) => narrow('id', id)} onClose={() => narrow('id', '')} />
      )}
    </DocumentList>
  );
}
