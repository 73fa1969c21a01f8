import {
  type KitchenTimePart,
  kitchenTimeCalls,
  kitchenTimeParts,
  type KitchenTimes as Times,
} from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { Drawer } from '@comanda/ui/Drawer';
import { Link } from '@comanda/ui/Link';
import { StatCard, StatGroup } from '@comanda/ui/StatCard';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { ReportFrame, ReportWaiting } from '../statistics/ReportFrame.tsx';
import type { ReportPage } from '../statistics/reports.ts';
import { businessesOf, type Statistics, useStatistics } from '../statistics/useStatistics.ts';
import { useWords } from '../statistics/useWords.ts';
import { type Figures, useFigures } from './figures.ts';

/** Its days and stores are those of every report; its figures are times. */
const page: ReportPage = {
  title: msg`Kitchen times`,
  about: msg`How long dishes waited, were cooked, and stood until they were handed over.`,
  granularity: 'D',
  daysBefore: 0,
  measures: ['tickets'],
  facets: [],
  // What times are told by, and whose orders are open.
  own: ['by', 'of'],
};

/** How long the kitchens took: by product, section, hour or service, with the orders behind each figure. */
export function KitchenTimes() {
  const { statistics, stores } = useStatistics(page);
  return statistics ? <Known statistics={statistics} /> : <ReportWaiting report={page} stores={stores} />;
}

/** What a call asks about the period and the stores of the page. */
const askedOf = (statistics: Statistics, by: KitchenTimePart) => {
  const { granularity, from, to } = statistics.period;
  return {
    ...businessesOf(statistics),
    by,
    period: granularity,
    ...(granularity === 'P' ? { from, to } : { day: from }),
  };
};

function Known({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const words = useWords();
  const figures = useFigures();
  const by = kitchenTimeParts.find((part) => part === statistics.own['by']) ?? 'product';
  const chosen = by === 'product' ? {} : { by };
  const query = useCallQuery(kitchenTimeCalls.query, { data: askedOf(statistics, by) });
  const { data } = query;
  const opened = data?.rows.find(({ key }) => key === statistics.own['of']);
  const parts: Readonly<Record<KitchenTimePart, string>> = {
    product: t`By product`,
    section: t`By section`,
    hour: t`By hour`,
    service: t`By service`,
  };
  const nameIn = ({ key, label: name }: Pick<Times, 'key' | 'label'>): string =>
    by === 'hour' || by === 'service' ? words.nameOf(by, key) : name;
  const columns: readonly TableColumn<Times>[] = [
    {
      id: 'name',
      header: parts[by],
      isRowHeader: true,
      cell: (row) => (
        <Link
          href={statistics.hrefOf({ own: { ...chosen, of: row.key } })}
          routerOptions={{ isOver: true }}
          tone="plain"
          underline="hover"
          isStrong
        >
          <bdi>{nameIn(row)}</bdi>
        </Link>
      ),
      footer: t`Together`,
    },
    ...figures.map(({ id, header, write }): TableColumn<Times> => ({
      id,
      header,
      align: 'end',
      cell: write,
      footer: data && write(data.totals),
    })),
  ];
  return (
    <ReportFrame
      // Of another day or store nobody's orders are open.
      statistics={{ ...statistics, go: (change) => statistics.go({ own: chosen, ...change }) }}
      query={query}
      table={
        data &&
        (() => [
          [parts[by], ...figures.map(({ header }) => header)],
          ...data.rows.map((row) => [nameIn(row), ...figures.map(({ write }) => write(row))]),
        ])
      }
      ways={
        <ToggleGroup
          label={t`What times are told by`}
          value={by}
          onChange={(next) => statistics.go({ own: next === 'product' ? {} : { by: next } })}
          options={kitchenTimeParts.map((id) => ({ id, label: parts[id] }))}
        />
      }
    >
      {data ? (
        <>
          <Totals totals={data.totals} figures={figures} />
          <Card title={parts[by]} padding="none">
            <Table<Times>
              caption={parts[by]}
              isCaptionHidden
              columns={columns}
              rows={data.rows}
              getRowId={({ key }) => key}
              empty={t`Nothing was cooked in this period. Times are kept for 35 days.`}
            />
          </Card>
        </>
      ) : (
        <QueryState query={query} />
      )}
      {opened && (
        <Drawer
          title={nameIn(opened)}
          size="lg"
          isOpen
          onOpenChange={() => statistics.goOver({ own: chosen })}
        >
          <Orders statistics={statistics} by={by} of={opened.key} figures={figures} />
        </Drawer>
      )}
    </ReportFrame>
  );
}

/** The figures of the whole period. */
function Totals({
  totals,
  figures,
}: {
  readonly totals: Figures;
  readonly figures: ReturnType<typeof useFigures>;
}) {
  return (
    <StatGroup>
      {figures.map(({ id, header, meaning, write }) => (
        <StatCard key={id} label={header} meaning={meaning} value={write(totals)} />
      ))}
    </StatGroup>
  );
}

interface OrdersProps {
  readonly statistics: Statistics;
  readonly by: KitchenTimePart;
  readonly of: string;
  readonly figures: ReturnType<typeof useFigures>;
}

/** The orders behind a figure, the slowest first. */
function Orders({ statistics, by, of, figures }: OrdersProps) {
  const { t, i18n } = useLingui();
  const query = useCallQuery(kitchenTimeCalls.orders, { data: { ...askedOf(statistics, by), key: of } });
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  return (
    <Table
      caption={t`The slowest orders first`}
      rows={data.orders}
      getRowId={({ id }) => id}
      density="compact"
      empty={t`These orders are not kept any more.`}
      columns={[
        {
          id: 'number',
          header: t`Order`,
          isRowHeader: true,
          cell: ({ number, place }) => (
            <>
              <bdi>{number}</bdi> <bdi>{place}</bdi>
            </>
          ),
        },
        { id: 'terminal', header: t`Till`, cell: ({ terminal }) => <bdi>{terminal}</bdi> },
        {
          id: 'at',
          header: t`Ordered`,
          cell: ({ at, timeZone }) =>
            i18n.date(new Date(at), { dateStyle: 'short', timeStyle: 'short', timeZone }),
        },
        ...figures.map(({ id, header, write }) => ({ id, header, align: 'end' as const, cell: write })),
      ]}
    />
  );
}
