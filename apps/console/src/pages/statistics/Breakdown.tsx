import type { ReportRow } from '@comanda/api/calls';
import {
  dimensionLabel,
  type Facet,
  grainOf,
  isCountedBy,
  type Measure,
  measureLabel,
} from '@comanda/api/reports';
import { Card } from '@comanda/ui/Card';
import { Link } from '@comanda/ui/Link';
import { Table } from '@comanda/ui/Table';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { figureOf, rowsOf, writeFigure } from './figures.ts';
import * as css from './statistics.css.ts';
import { type Statistics, useReport } from './useStatistics.ts';
import { useWords } from './useWords.ts';

interface BreakdownProps {
  readonly statistics: Statistics;
  readonly by: 'store' | Facet;
  readonly measures: readonly Measure[];
}

/** Several figures store by store or person by person; a name leads to that one alone. */
export function Breakdown({ statistics, by, measures: wanted }: BreakdownProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { nameOf } = useWords();
  const { only } = statistics;
  const grain = by === 'store' ? only && grainOf(only.facet) : grainOf(by);
  const measures = wanted.filter((one) => !grain || isCountedBy(one, grain));
  const query = useReport(statistics, { measures, dimensions: [by], compare: true });
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  if (data.currencies.length === 0)
    return <p className={css.nothing}>{t`Nothing was sold in this period.`}</p>;
  const hrefOf = (key: string): string =>
    statistics.hrefOf(by === 'store' ? { stores: [key], tab: 'summarized' } : { only: { facet: by, key } });
  return data.currencies.map((currency) => {
    const write = (values: ReportRow['values'], measure: Measure): string => {
      const figure = figureOf(values, measure);
      return figure === null ? '–' : writeFigure(figure, measure, currency);
    };
    return (
      <Card key={currency.currency} title={label(dimensionLabel(by))} padding="none">
        <Table<ReportRow>
          caption={label(dimensionLabel(by))}
          isCaptionHidden
          rows={rowsOf(data, currency)}
          getRowId={({ keys }) => keys[by] ?? ''}
          columns={[
            {
              id: by,
              header: label(dimensionLabel(by)),
              isRowHeader: true,
              cell: ({ keys }) => {
                const key = keys[by];
                const name = nameOf(by, key, data.labels);
                return key === null || key === undefined ? (
                  name
                ) : (
                  <Link href={hrefOf(key)} underline="hover">
                    <bdi>{name}</bdi>
                  </Link>
                );
              },
              footer: t`Together`,
            },
            ...measures.map((measure) => ({
              id: measure,
              header: label(measureLabel(measure)),
              align: 'end' as const,
              cell: ({ values }: ReportRow) => write(values, measure),
              footer: write(currency.totals, measure),
            })),
          ]}
        />
      </Card>
    );
  });
}
