import type { Report } from '@comanda/api/calls';
import { dimensionLabel, grainOf, isCountedBy, type Measure } from '@comanda/api/reports';
import { Card } from '@comanda/ui/Card';
import { TagGroup } from '@comanda/ui/TagGroup';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { isolated } from '../../app/isolated.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { lazyPart } from '../../lazyPart.ts';
import { QueryState } from '../../list/QueryState.tsx';
import type { Tab } from './address.ts';
import { Age } from './Age.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Companies } from './Companies.tsx';
import { askedBy, Facet } from './Facet.tsx';
import { rowsOf } from './figures.ts';
import { Reconciled } from './Reconciled.tsx';
import { ReportFrame, ReportWaiting } from './ReportFrame.tsx';
import { type ReportName, reports } from './reports.ts';
import * as css from './statistics.css.ts';
import { tableOf } from './table.ts';
import { type Step, stepOf } from './timeline.ts';
import { Totals, TotalsComing } from './Totals.tsx';
import { type Statistics, useReport, useStatistics } from './useStatistics.ts';
import { useWords } from './useWords.ts';

/** Figures are there first: what draws them comes after. */
const Course = lazyPart(async () => (await import('./Course.tsx')).Course);
const Week = lazyPart(async () => (await import('./Week.tsx')).Week);
const ClosingList = lazyPart(async () => (await import('./closings/ClosingList.tsx')).ClosingList);

/** One page for every report: which figures, by what and of when is data (docs/product.md §20.6). */
export function StatisticsPage({ name }: { readonly name: ReportName }) {
  const report = reports[name];
  const { statistics, stores } = useStatistics(report);
  // Its texts say how was paid.
  const methods = useDefinition('PMT');
  if (!statistics || !methods)
    return (
      <ReportWaiting report={report} stores={stores}>
        <TotalsComing measures={report.measures} />
      </ReportWaiting>
    );
  return <Known statistics={statistics} />;
}

function Known({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const label = useLabel();
  const words = useWords();
  const { report, period, only, tab, go } = statistics;
  const step = stepOf(period);
  const measures = only
    ? report.measures.filter((one) => isCountedBy(one, grainOf(only.facet)))
    : report.measures;
  const query = useReport(statistics, { measures: [...measures], dimensions: [step], compare: true });
  const { data } = query;
  const names: Readonly<Record<Tab, string>> = {
    summarized: t`Together`,
    store: t`By store`,
    consolidated: t`By company`,
  };
  return (
    <ReportFrame
      statistics={statistics}
      query={query}
      status={data && <Age report={data} />}
      table={data && tab === 'summarized' ? () => tableOf(data, step, measures, words, label) : undefined}
      ways={
        <ToggleGroup
          label={t`How stores are counted`}
          value={tab}
          onChange={(next) => go({ tab: next })}
          options={(['summarized', 'store', 'consolidated'] as const).map((id) => ({ id, label: names[id] }))}
        />
      }
      hasStores={tab !== 'consolidated'}
      narrowed={only && tab !== 'consolidated' && <Narrowed statistics={statistics} only={only} />}
    >
      {!data &&
        (query.isPending && tab === 'summarized' ? (
          <TotalsComing measures={measures} />
        ) : (
          <QueryState query={query} />
        ))}
      {data && tab === 'summarized' && (
        <Together statistics={statistics} report={data} measures={measures} step={step} />
      )}
      {tab === 'store' && <Breakdown statistics={statistics} by="store" measures={report.measures} />}
      {report.hasClosings === true && !only && tab !== 'consolidated' && (
        <ClosingList statistics={statistics} />
      )}
      {tab === 'consolidated' && <Companies statistics={statistics} />}
    </ReportFrame>
  );
}

interface NarrowedProps {
  readonly statistics: Statistics;
  readonly only: NonNullable<Statistics['only']>;
}

/** What the page is narrowed to, by its name; a press widens it again. */
function Narrowed({ statistics, only: { facet, key } }: NarrowedProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { nameOf: nameOfKey } = useWords();
  const { data } = useReport(statistics, askedBy(facet, statistics.report));
  if (!data) return null;
  return (
    <TagGroup
      label={t`Only`}
      isLabelHidden
      items={[
        {
          id: facet,
          label: `${label(dimensionLabel(facet))}: ${isolated(nameOfKey(facet, key, data.labels))}`,
        },
      ]}
      onRemove={() => statistics.go({ only: undefined })}
    />
  );
}

interface TogetherProps {
  readonly statistics: Statistics;
  readonly report: Report;
  readonly measures: readonly Measure[];
  readonly step: Step;
}

/** All stores as one, each currency by itself. */
function Together({ statistics, report, measures, step }: TogetherProps) {
  const { t } = useLingui();
  const { only, report: page } = statistics;
  const headings: Readonly<Record<Step, string>> = {
    hour: t`By hour`,
    day: t`By day`,
    week: t`By week`,
    month: t`By month`,
  };
  const facets = only ? page.facets.filter((one) => one === only.facet) : page.facets;
  if (report.currencies.length === 0)
    return <p className={css.nothing}>{t`Nothing was sold in this period.`}</p>;
  return report.currencies.map((currency) => (
    <section key={currency.currency} className={css.page} aria-label={currency.currency}>
      <Totals statistics={statistics} currency={currency} measures={measures} />
      <Card title={headings[step]}>
        <Course
          statistics={statistics}
          report={report}
          currency={currency}
          rows={rowsOf(report, currency)}
          step={step}
        />
      </Card>
      {page.breakdown && !only && <Breakdown statistics={statistics} {...page.breakdown} />}
      <div className={css.cards}>
        {facets.map((facet) => (
          <Facet key={facet} statistics={statistics} facet={facet} currency={currency} />
        ))}
        {page.hasWeek === true && <Week statistics={statistics} currency={currency} />}
      </div>
      <Reconciled currency={currency} />
    </section>
  ));
}
