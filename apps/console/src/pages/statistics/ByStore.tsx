import type { ReportRow } from '@comanda/api/calls';
import { dimensionLabel, grainOf, isCountedBy, measureLabel } from '@comanda/api/reports';
import { Card } from '@comanda/ui/Card';
import { Link } from '@comanda/ui/Link';
import { Table } from '@comanda/ui/Table';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { QueryState } from '../list/QueryState.tsx';
import { figureOf, rowsOf, writeFigure } from './figures.ts';
import { type Statistics, useReport } from './useStatistics.ts';
import { useWords } from './useWords.ts';

/** The same figures store by store; a name leads to that store alone. */
export function ByStore({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const label = useLabel();
  const { nameOf } = useWords();
  const { only, report } = statistics;
  const measures = report.measures.filter((one) => !only || isCountedBy(one, grainOf(only.facet)));
  const query = useReport(statistics, { measures, dimensions: ['store'], compare: true });
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  return data.currencies.map((currency) => (
    <Card key={currency.currency} title={currency.currency} padding="none">
      <Table<ReportRow>
        caption={label(dimensionLabel('store'))}
        isCaptionHidden
        rows={rowsOf(data, currency)}
        getRowId={({ keys }) => keys.store ?? ''}
        columns={[
          {
            id: 'store',
            header: label(dimensionLabel('store')),
            isRowHeader: true,
            cell: ({ keys: { store } }) =>
              store !== null && store !== undefined ? (
                <Link href={statistics.hrefOf({ stores: [store], tab: 'summarized' })} underline="hover">
                  <bdi>{nameOf('store', store, data.labels)}</bdi>
                </Link>
              ) : null,
            footer: t`Together`,
          },
          ...measures.map((measure) => ({
            id: measure,
            header: label(measureLabel(measure)),
            align: 'end' as const,
            cell: ({ values }: ReportRow) => {
              const figure = figureOf(values, measure);
              return figure === null ? '–' : writeFigure(figure, measure, currency);
            },
            footer: writeFigure(figureOf(currency.totals, measure) ?? 0, measure, currency),
          })),
        ]}
      />
    </Card>
  ));
}
