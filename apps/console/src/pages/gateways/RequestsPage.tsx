import { type GatewayRequest, gatewayOutcomes, gatewayRequestCalls } from '@comanda/api/calls';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Select } from '@comanda/ui/Select';
import { Status } from '@comanda/ui/Status';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { askedOf, useListState } from '../../list/listState.ts';
import { PlainList } from '../../list/PlainList.tsx';

const shown = ['at', 'gateway', 'business', 'document', 'attempt', 'outcome', 'took'];
const ALL = 'all';

/** What was sent to gateways, newest first, and what they made of it (docs/product.md §23.12). */
export function RequestsPage() {
  const { t } = useLingui();
  const format = useFormat();
  const company = useCompany();
  const list = useListState(shown, [], ['search', 'outcome']);
  const { narrowing, narrow } = list;
  const { search = '' } = narrowing;
  const outcome = gatewayOutcomes.find((one) => one === narrowing['outcome']);
  const query = useCallQuery(
    gatewayRequestCalls.list,
    askedOf(list, company.id, outcome && { field: 'outcome', operator: 'eq', value: outcome }),
    { placeholderData: keepPreviousData },
  );
  const outcomes = {
    A: { tone: 'success', text: t`Accepted` },
    R: { tone: 'danger', text: t`Refused` },
    K: { tone: 'neutral', text: t`Taken before` },
    N: { tone: 'warning', text: t`No answer` },
  } as const;
  const columns: readonly DataTableColumn<GatewayRequest>[] = [
    { id: 'at', header: t`When`, width: 150, card: 'detail', cell: ({ at }) => <RelativeTime at={at} /> },
    {
      id: 'gateway',
      header: t`Gateway`,
      width: 170,
      isRowHeader: true,
      isHideable: false,
      cell: ({ gateway }) => <bdi>{gateway}</bdi>,
      under: ({ region }) => region,
    },
    {
      id: 'business',
      header: t`Business`,
      width: 140,
      card: 'detail',
      cell: ({ company: code }) => <bdi>{code}</bdi>,
      under: ({ store }) => store,
    },
    { id: 'document', header: t`Document`, width: 180, cell: ({ document }) => <bdi>{document}</bdi> },
    {
      id: 'endpoint',
      header: t`Address`,
      width: 260,
      cell: ({ endpoint }) => <bdi>{endpoint}</bdi>,
    },
    {
      id: 'attempt',
      header: t`Attempt`,
      width: 90,
      align: 'end',
      cell: ({ attempt }) => format.number(attempt),
    },
    {
      id: 'outcome',
      header: t`Answer`,
      width: 300,
      card: 'detail',
      cell: (one) => <Status {...outcomes[one.outcome]} />,
      under: ({ said }) =>
        said.map(({ code, text }) => [code, text].filter((part) => part !== '').join(' ')).join(' · ') ||
        undefined,
    },
    {
      id: 'took',
      header: t`Time taken`,
      width: 110,
      align: 'end',
      card: 'value',
      cell: ({ took }) => t`${format.number(took)} ms`,
    },
    {
      id: 'bytes',
      header: t`Sent`,
      width: 110,
      align: 'end',
      cell: ({ bytes }) => t`${format.number(bytes)} B`,
    },
  ];
  return (
    <PlainList
      title={t`Gateway requests`}
      description={t`What was sent to the gateways of tax offices, and what they answered. Kept for 90 days.`}
      list={list}
      query={query}
      found={query.data}
      isNarrowed={outcome !== undefined || search !== ''}
      columns={columns}
      getRowLabel={({ gateway, document }) => `${gateway} ${document}`}
      summary={<Plural value={query.data?.total ?? 0} one="# request" other="# requests" />}
      empty={{
        title: t`Nothing was sent yet`,
        description: t`As soon as a ticket is reported to a tax office, the request appears here.`,
      }}
      filters={
        <NarrowingLine
          search={
            <SearchBox
              label={t`Gateway, business or document…`}
              value={search}
              onSearch={(sought) => narrow('search', sought)}
            />
          }
          held={outcome === undefined ? 0 : 1}
          total={query.data?.total ?? 0}
        >
          <Select
            label={t`Answer`}
            isLabelHidden
            value={outcome ?? ALL}
            onChange={(chosen) => narrow('outcome', chosen === ALL ? '' : chosen)}
            options={[
              { id: ALL, label: t`Any answer` },
              ...gatewayOutcomes.map((id) => ({ id, label: outcomes[id].text })),
            ]}
          />
        </NarrowingLine>
      }
    />
  );
}
