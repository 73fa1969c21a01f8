import { type Facet as FacetName, dimensionLabel, grainOf, type Measure } from '@comanda/api/reports';
import { BarList, type BarListItem } from '@comanda/ui/BarList';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Text } from '@comanda/ui/Text';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLabel } from '../../app/label.ts';
import { lazyPart } from '../../lazyPart.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { changeOf, type Currency, figureOf, rowsOf, writeFigure, writeShare } from './figures.ts';
import type { ReportPage } from './reports.ts';
import { type Statistics, useReport } from './useStatistics.ts';
import { useWords } from './useWords.ts';
import * as css from './statistics.css.ts';

interface FacetProps {
  readonly statistics: Statistics;
  readonly facet: FacetName;
  readonly currency: Currency;
}

const DonutChart = lazyPart(async () => (await import('@comanda/ui/DonutChart')).DonutChart);

const SHOWN = 6;
const LEAST = 3;

/** What is asked of a facet, its names with it. */
export const askedBy = (
  facet: FacetName,
  { measures: [first], counts = 'tickets' }: ReportPage,
): { measures: [Measure, Measure]; dimensions: FacetName[]; compare: true } => ({
  measures: [first, grainOf(facet) === 'line' ? 'quantity' : counts],
  dimensions: [facet],
  compare: true,
});

/** What was sold by departments, products, payment methods …: the most first. A press narrows the page to one. */
export function Facet({ statistics, facet, currency }: FacetProps) {
  const { t } = useLingui();
  const label = useLabel();
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  const isOfLines = grainOf(facet) === 'line';
  const { report } = statistics;
  const asked = askedBy(facet, report);
  const [main, counted] = asked.measures;
  const query = useReport(statistics, asked);
  const title = label(dimensionLabel(facet));
  const { data } = query;
  if (!data)
    return (
      <Card title={title}>
        <QueryState query={query} />
      </Card>
    );
  const rows = rowsOf(data, currency).filter(
    ({ values }) => figureOf(values, main) !== 0 || figureOf(values, 'quantity') !== 0,
  );
  const total = rows.reduce((sum, { values }) => sum + (figureOf(values, main) ?? 0), 0);
  const items = rows.map(({ keys, values, before }): BarListItem => {
    const key = keys[facet] ?? null;
    const gross = figureOf(values, main) ?? 0;
    const change = changeOf(gross, figureOf(before, main), { measure: main, currency });
    const count = figureOf(values, counted) ?? 0;
    const name = words.nameOf(facet, key, data.labels);
    return {
      id: key ?? '',
      name,
      value: gross,
      detail: isOfLines
        ? `× ${writeFigure(count, 'quantity', currency)}`
        : report.counts === undefined
          ? t`${plural(count, { one: '# ticket', other: '# tickets' })}`
          : t`${plural(count, { one: '# payment', other: '# payments' })}`,
      ...(total > 0 && { share: writeShare((gross / total) * 100, currency) }),
      ...(change && { change }),
      ...(key !== null && !statistics.only && { href: statistics.hrefOf({ only: { facet, key } }) }),
      ...(facet === 'product' && { picture: <Thumbnail dish={name} size="sm" /> }),
    };
  });
  const list = (shown: readonly BarListItem[], name: string) => (
    <BarList
      label={name}
      items={shown}
      format={(value) => writeFigure(value, main, currency)}
      empty={t`Nothing was sold in this period.`}
    />
  );
  const isRanked = statistics.report.isRanking === true && items.length > SHOWN + LEAST;
  return (
    <Card
      title={title}
      actions={
        items.length > SHOWN &&
        facet !== 'service' && (
          <span className={css.unprinted}>
            <Button size="sm" variant="ghost" onPress={() => setWhole(!isWhole)}>
              {isWhole ? t`Show fewer` : t`Show all ${items.length}`}
            </Button>
          </span>
        )
      }
    >
      {facet === 'service' ? (
        <DonutChart
          label={title}
          parts={items.map(({ id, name, value, share = '', href }) => ({
            id,
            name,
            value,
            share,
            ...(href !== undefined && { href }),
          }))}
          format={(value) => writeFigure(value, main, currency)}
          restName={t`Others`}
          total={{ value: writeFigure(total, main, currency), name: t`in all` }}
          empty={t`Nothing was sold in this period.`}
        />
      ) : (
        <div className={css.lists}>
          {list(isWhole ? items : items.slice(0, SHOWN), title)}
          {isRanked && !isWhole && (
            <>
              <Text weight="medium">{t`Sells least`}</Text>
              {list(items.slice(-LEAST).toReversed(), t`Sells least`)}
            </>
          )}
        </div>
      )}
    </Card>
  );
}
