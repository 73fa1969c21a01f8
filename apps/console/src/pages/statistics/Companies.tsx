import { type Company, reportCalls } from '@comanda/api/calls';
import { measureLabel } from '@comanda/api/reports';
import { Card } from '@comanda/ui/Card';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { callOptions } from '../../app/queries.ts';
import { useCompanies } from '../../app/selection.ts';
import { figureOf, writeFigure } from './figures.ts';
import type { Statistics } from './useStatistics.ts';

/** The person's companies beside one another, each in its own currency: they are never added. */
export function Companies({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const label = useLabel();
  const companies = useCompanies().data ?? [];
  const { period, report } = statistics;
  const { granularity, from, to } = period;
  const measures = [...report.measures];
  const answers = useQueries({
    queries: companies.map(({ id }) =>
      callOptions(reportCalls.query, {
        data: {
          idCompanies: [id],
          measures,
          period: granularity,
          ...(granularity === 'P' ? { from, to } : { day: from }),
        },
      }),
    ),
  });
  const rows = companies.map((company, place) => ({ company, answer: answers[place] }));
  return (
    <Card padding="none">
      <Table<(typeof rows)[number]>
        caption={t`By company`}
        isCaptionHidden
        rows={rows}
        getRowId={({ company }: { readonly company: Company }) => company.id}
        columns={[
          { id: 'company', header: t`Company`, isRowHeader: true, cell: ({ company }) => company.cName },
          ...measures.map((measure, column) => ({
            id: measure,
            header: label(measureLabel(measure)),
            align: 'end' as const,
            cell: ({ answer }: (typeof rows)[number]) => {
              if (answer?.error)
                return column === 0 ? (
                  <Text tone="muted">{label(failureMessage(answer.error.failure))}</Text>
                ) : null;
              return answer?.data?.currencies.map((currency) => {
                const figure = figureOf(currency.totals, measure);
                return (
                  <Text key={currency.currency} as="div">
                    {figure === null ? '–' : writeFigure(figure, measure, currency)}
                  </Text>
                );
              });
            },
          })),
        ]}
      />
    </Card>
  );
}
