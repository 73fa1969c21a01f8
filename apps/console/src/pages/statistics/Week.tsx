import { dimensionLabel, measureLabel } from '@comanda/api/reports';
import { Card } from '@comanda/ui/Card';
import { HeatMap } from '@comanda/ui/HeatMap';
import { useLingui } from '@lingui/react/macro';
import { weekDays } from '@comanda/api/week';
import { useLabel } from '../../app/label.ts';
import { dayName } from '../../resource/values/dayName.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { type Currency, figureOf, rowsOf, writeFigure } from './figures.ts';
import { type Statistics, useReport } from './useStatistics.ts';
import { useWords } from './useWords.ts';

interface WeekProps {
  readonly statistics: Statistics;
  readonly currency: Currency;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Hours in the order of a business day, which begins at five. */
const order = (hour: number): number => (hour + 19) % 24;

/** When is sold: weekdays by hours. One day says nothing of that: it is shown with the four weeks that it ends. */
export function Week({ statistics, currency }: WeekProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const words = useWords();
  const { from, to } = statistics.period;
  const isDay = from === to;
  const [main] = statistics.report.measures;
  const query = useReport(statistics, {
    measures: [main],
    dimensions: ['weekday', 'hour'],
    ...(isDay && { period: 'P' as const, from: before(to, 27), to }),
  });
  const title = isDay ? t`When you sell, in four weeks` : t`When you sell`;
  const { data } = query;
  const rows = data ? rowsOf(data, currency) : [];
  const sold = rows.map(({ keys }) => order(Number(keys.hour)));
  const [first, last] = [Math.min(...sold), Math.max(...sold)];
  const hours =
    rows.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, place) => (first + place + 5) % 24);
  const found = new Map(
    rows.map(({ keys, values }) => [`${keys.weekday} ${keys.hour}`, figureOf(values, main)]),
  );
  return (
    <Card title={title}>
      {data ? (
        <HeatMap
          label={title}
          rowsLabel={label(dimensionLabel('weekday'))}
          valueName={label(measureLabel(main))}
          rows={weekdays.map((day) => {
            const name = words.nameOf('weekday', day);
            return {
              id: day,
              label: dayName(weekDays[Number(day) - 1] ?? 'MON', i18n.locale, 'short'),
              name,
            };
          })}
          columns={hours.map((hour) => ({
            id: String(hour),
            label: String(hour),
            name: words.nameOf('hour', String(hour)),
          }))}
          values={weekdays.map((day) => hours.map((hour) => found.get(`${day} ${hour}`) ?? null))}
          format={(value) => writeFigure(value, main, currency)}
          empty={t`Nothing was sold in this period.`}
        />
      ) : (
        <QueryState query={query} />
      )}
    </Card>
  );
}
