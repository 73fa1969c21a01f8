import { balanceCalls, type BalanceFigures, type BalanceSummary, type BodyOf } from '@comanda/api/calls';
import { lengthOf } from '@comanda/api/reports';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { LineChart } from '@comanda/ui/LineChart';
import { StatCard, StatGroup } from '@comanda/ui/StatCard';
import { Switch } from '@comanda/ui/Switch';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery, useFormat } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { ReportFrame, ReportWaiting } from '../statistics/ReportFrame.tsx';
import type { ReportPage } from '../statistics/reports.ts';
import * as css from '../statistics/statistics.css.ts';
import { type Statistics, useStatistics } from '../statistics/useStatistics.ts';
import { partsOf } from './parts.ts';

/** Its days and stores are those of every report; it also knows what was bought. */
const page: ReportPage = {
  title: msg`Balance`,
  about: msg`What was sold beside what was bought from suppliers.`,
  granularity: 'M',
  daysBefore: 0,
  measures: ['gross'],
  facets: [],
};

/** So many days the server tells one by one (docs/product.md §20.13). */
const mostDays = 62;

/** Sales and purchases of a period, part by part and store by store. */
export function Balance() {
  const { statistics, stores } = useStatistics(page);
  return statistics ? <Known statistics={statistics} /> : <ReportWaiting report={page} stores={stores} />;
}

function Known({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const format = useFormat();
  const [isFiscal, setFiscal] = useState(false);
  const { period, stores, idCompany } = statistics;
  const { from, to } = period;
  const asked = {
    data: { idCompany, from, to, isFiscal, ...(stores.length > 0 && { idStores: [...stores] }) },
  };
  const query = useCallQuery(balanceCalls.summary, asked, { placeholderData: keepPreviousData });
  const { data } = query;
  const heads = [
    t`Store`,
    t`Sold`,
    t`Sold without taxes`,
    t`Bought`,
    t`Bought without taxes`,
    t`Balance`,
  ] as const;
  return (
    <ReportFrame
      statistics={statistics}
      query={query}
      table={
        data &&
        (() => [
          [...heads],
          ...data.stores.map((row) => [
            row.sName,
            ...[row.sales, row.salesNet, row.purchases, row.purchasesNet, row.balance].map((minor) =>
              format.money(minor, row.currency),
            ),
          ]),
        ])
      }
      ways={<Switch label={t`Fiscal tickets only`} isSelected={isFiscal} onChange={setFiscal} />}
    >
      {!data && <QueryState query={query} />}
      {data?.totals.length === 0 && (
        <p className={css.nothing}>{t`Nothing was sold or bought in this period.`}</p>
      )}
      {data?.totals.map((totals) => (
        <section key={totals.currency} className={css.page} aria-label={totals.currency}>
          <Totals totals={totals} />
          <Card title={lengthOf(period) > mostDays ? t`By month` : t`By day`}>
            <Course asked={asked} currency={totals.currency} today={statistics.today} />
          </Card>
          <Card title={t`By store`} padding="none">
            <Stores rows={data.stores.filter((row) => row.currency === totals.currency)} totals={totals} />
          </Card>
        </section>
      ))}
    </ReportFrame>
  );
}

/** The figures of the whole period. */
function Totals({ totals }: { readonly totals: BalanceFigures }) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (minor: number): string => format.money(minor, totals.currency);
  const cards = [
    [t`Sold`, totals.sales, totals.salesNet, t`Tickets that stand, less what was given back, with taxes.`],
    [
      t`Bought`,
      totals.purchases,
      totals.purchasesNet,
      t`Purchases that count, less what went back, with taxes.`,
    ],
  ] as const;
  return (
    <StatGroup>
      {cards.map(([name, gross, net, meaning]) => (
        <StatCard
          key={name}
          label={name}
          meaning={meaning}
          value={money(gross)}
          note={t`${money(net)} without taxes`}
        />
      ))}
      <StatCard
        label={t`Balance`}
        meaning={t`What was sold less what was bought, both without taxes. Wages, rent and what is in stock are no part of it.`}
        value={money(totals.balance)}
      />
    </StatGroup>
  );
}

interface CourseProps {
  readonly asked: { readonly data: BodyOf<typeof balanceCalls.range> };
  readonly currency: string;
  /** What is to come has no figures yet. */
  readonly today: string;
}

/** How the period went: what was sold above what was bought. */
function Course({ asked, currency, today }: CourseProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const query = useCallQuery(balanceCalls.range, asked, { placeholderData: keepPreviousData });
  const { from, to } = asked.data;
  if (!query.data) return <QueryState query={query} />;
  const isMonths = lengthOf({ from, to }) > mostDays;
  const write = (day: string, style: Intl.DateTimeFormatOptions): string =>
    i18n.date(new Date(`${day}T12:00:00Z`), { ...style, timeZone: 'UTC' });
  return (
    <LineChart
      label={isMonths ? t`By month` : t`By day`}
      pointsLabel={isMonths ? t`Month` : t`Day`}
      series={[
        { id: 'sold', name: t`Sold` },
        { id: 'bought', name: t`Bought` },
      ]}
      points={partsOf(query.data.records, currency, { from, to, isMonths }).map(({ day, sold, bought }) => ({
        id: day,
        label: write(day, isMonths ? { month: 'short' } : { day: 'numeric', month: 'short' }),
        name: write(
          day,
          isMonths ? { month: 'long', year: 'numeric' } : { weekday: 'long', day: 'numeric', month: 'long' },
        ),
        values: day > today ? [null, null] : [sold, bought],
      }))}
      format={(minor) => format.money(minor, currency)}
      size="lg"
      empty={t`Nothing was sold or bought in this period.`}
      note={t`With taxes`}
    />
  );
}

type StoreRow = BalanceSummary['stores'][number];
function Stores({ rows, totals }: { readonly rows: readonly StoreRow[]; readonly totals: BalanceFigures }) {
  const { t } = useLingui();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const figure = (id: Exclude<keyof BalanceFigures, 'currency'>, header: string): TableColumn<StoreRow> => ({
    id,
    header,
    align: 'end',
    cell: (row) => format.money(row[id], row.currency),
    footer: format.money(totals[id], totals.currency),
  });
  return (
    <Table<StoreRow>
      caption={t`By store`}
      isCaptionHidden
      rows={rows}
      getRowId={({ idStore }) => idStore}
      columns={[
        {
          id: 'store',
          header: t`Store`,
          isRowHeader: true,
          cell: ({ sName }) => <bdi>{sName}</bdi>,
          footer: t`Together`,
        },
        figure('sales', t`Sold`),
        ...(isNarrow ? [] : [figure('salesNet', t`Sold without taxes`)]),
        figure('purchases', t`Bought`),
        ...(isNarrow ? [] : [figure('purchasesNet', t`Bought without taxes`)]),
        figure('balance', t`Balance`),
      ]}
    />
  );
}
