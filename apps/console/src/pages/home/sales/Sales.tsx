import type { Report, ReportRow } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { type Measure, measureAbout, measureLabel } from '@comanda/api/reports';
import { BarList, type BarListItem } from '@comanda/ui/BarList';
import { Card } from '@comanda/ui/Card';
import { Link } from '@comanda/ui/Link';
import { Skeleton, Loading } from '@comanda/ui/Skeleton';
import { StatCard } from '@comanda/ui/StatCard';
import { Text } from '@comanda/ui/Text';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../app/format.ts';
import { useLabel } from '../../../app/label.ts';
import { lazyPart } from '../../../lazyPart.ts';
import { isolated } from '../../../app/isolated.ts';
import { QueryState } from '../../../list/QueryState.tsx';
import { Age } from '../../statistics/Age.tsx';
import { changeOf, type Currency, figureOf, rowsOf, writeFigure } from '../../statistics/figures.ts';
import { NotUpdated } from '../../statistics/NotUpdated.tsx';
import { reports } from '../../statistics/reports.ts';
import { type Statistics, useReport, useStatisticsAtFirst } from '../../statistics/useStatistics.ts';
import { useWords } from '../../statistics/useWords.ts';
import * as css from './sales.css.ts';

/** Figures are there first: what draws them comes after. */
const Course = lazyPart(async () => (await import('../../statistics/Course.tsx')).Course);

const beside: readonly Measure[] = ['tickets', 'average', 'tips'];
const SHOWN = 5;

/** What is sold today, beside the same weekday up to this minute: in all, by hour, by store, and what sells best. */
export function Sales() {
  const { stores, statistics } = useStatisticsAtFirst(reports.todaySales);
  if (stores.isError) return <QueryState query={stores} />;
  if (!statistics)
    return (
      <Loading>
        <Skeleton shape="card" />
      </Loading>
    );
  return <Today statistics={statistics} />;
}

interface PartProps {
  readonly statistics: Statistics;
}

function Today({ statistics }: PartProps) {
  const query = useReport(statistics, {
    measures: ['gross', ...beside],
    dimensions: ['hour'],
    compare: true,
  });
  const { data } = query;
  // Before the first sale there is nothing to be told by store or product: it is said once.
  const isQuiet = data?.currencies.every(({ totals }) => !figureOf(totals, 'tickets')) === true;
  return (
    <>
      <Sold statistics={statistics} query={query} />
      {!isQuiet && (
        <div className={css.lists}>
          <Stores statistics={statistics} />
          <Best statistics={statistics} />
        </div>
      )}
    </>
  );
}

/** Whether anything was sold in an hour of today, or of the day beside it. */
const hasCourse = (rows: readonly ReportRow[]): boolean =>
  rows.some(({ values, before }) => Boolean(figureOf(values, 'gross')) || Boolean(figureOf(before, 'gross')));

function Sold({ statistics, query }: PartProps & { readonly query: ReturnType<typeof useReport> }) {
  const { t } = useLingui();
  const label = useLabel();
  const { money } = useFormat();
  const { data } = query;
  return (
    <Card
      title={t`Sold today`}
      actions={
        <>
          {data && <Age report={data} />}
          <Link href={pages.todaySales.path} underline="hover">{t`Open statistics`}</Link>
        </>
      }
    >
      <NotUpdated query={query} />
      {!data && <QueryState query={query} />}
      {data?.currencies.length === 0 && (
        <StatCard
          look="lg"
          label={label(measureLabel('gross'))}
          value={money(0)}
          note={t`Nothing has been sold yet today.`}
        />
      )}
      {data?.currencies.map((currency) => {
        const rows = rowsOf(data, currency);
        return (
          <div key={currency.currency} className={css.sold}>
            <Figures currency={currency} />
            {hasCourse(rows) ? (
              <Course
                statistics={statistics}
                report={data}
                currency={currency}
                rows={rows}
                step="hour"
                size="md"
              />
            ) : (
              <Text as="p" tone="muted">{t`Nothing has been sold yet today.`}</Text>
            )}
          </div>
        );
      })}
    </Card>
  );
}

function Figures({ currency }: { readonly currency: Currency }) {
  const { t } = useLingui();
  const label = useLabel();
  const statOf = (measure: Measure) => {
    const now = figureOf(currency.totals, measure);
    const change = changeOf(now, figureOf(currency.before, measure), { measure, currency });
    return {
      meaning: label(measureAbout(measure)),
      value: now === null ? '–' : writeFigure(now, measure, currency),
      ...(change && { change }),
    };
  };
  const before = figureOf(currency.before, 'gross');
  const was = before === null || before === 0 ? undefined : isolated(writeFigure(before, 'gross', currency));
  return (
    <div className={css.figures}>
      <div className={css.main}>
        <StatCard
          {...statOf('gross')}
          look="lg"
          label={label(measureLabel('gross'))}
          {...(was !== undefined && { note: t`${was} by this time last week` })}
        />
      </div>
      <div className={css.others}>
        {beside.map((measure) => (
          <div key={measure} className={css.other}>
            <StatCard {...statOf(measure)} look="plain" label={label(measureLabel(measure))} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The rows of a report as bars, each currency in its own list. */
function Bars({
  report,
  label,
  itemOf,
}: {
  readonly report: Report;
  readonly label: string;
  readonly itemOf: (row: Report['rows'][number], currency: Currency) => BarListItem;
}) {
  const { t } = useLingui();
  if (report.currencies.length === 0)
    return <BarList label={label} items={[]} format={String} empty={t`Nothing has been sold yet today.`} />;
  return report.currencies.map((currency) => (
    <BarList
      key={currency.currency}
      label={label}
      items={rowsOf(report, currency)
        .filter(({ values }) => figureOf(values, 'gross') !== 0)
        .slice(0, SHOWN)
        .map((row) => itemOf(row, currency))}
      format={(value) => writeFigure(value, 'gross', currency)}
      empty={t`Nothing has been sold yet today.`}
    />
  ));
}

function Stores({ statistics }: PartProps) {
  const { t } = useLingui();
  const { nameOf } = useWords();
  const query = useReport(statistics, {
    measures: ['gross', 'tickets'],
    dimensions: ['store'],
    compare: true,
  });
  const { data } = query;
  return (
    <Card title={t`Stores today`}>
      {data ? (
        <Bars
          report={data}
          label={t`Stores today`}
          itemOf={({ keys, values, before }, currency) => {
            const id = keys.store ?? '';
            const gross = figureOf(values, 'gross') ?? 0;
            const change = changeOf(gross, figureOf(before, 'gross'), { measure: 'gross', currency });
            const tickets = figureOf(values, 'tickets') ?? 0;
            return {
              id,
              name: nameOf('store', id, data.labels),
              value: gross,
              detail: t`${plural(tickets, { one: '# ticket', other: '# tickets' })}`,
              href: `${pages.todaySales.path}?store=${id}`,
              ...(change && { change }),
            };
          }}
        />
      ) : (
        <QueryState query={query} />
      )}
    </Card>
  );
}

function Best({ statistics }: PartProps) {
  const { t } = useLingui();
  const { nameOf } = useWords();
  const query = useReport(statistics, { measures: ['gross', 'quantity'], dimensions: ['product'] });
  const { data } = query;
  return (
    <Card title={t`Sells best today`}>
      {data ? (
        <Bars
          report={data}
          label={t`Sells best today`}
          itemOf={({ keys, values }, currency) => {
            const name = nameOf('product', keys.product, data.labels);
            return {
              id: keys.product ?? '',
              name,
              value: figureOf(values, 'gross') ?? 0,
              detail: `× ${writeFigure(figureOf(values, 'quantity') ?? 0, 'quantity', currency)}`,
              picture: <Thumbnail dish={name} size="sm" />,
            };
          }}
        />
      ) : (
        <QueryState query={query} />
      )}
    </Card>
  );
}
