import type { Report, ReportRow } from '@comanda/api/calls';
import { dimensionLabel, measureLabel } from '@comanda/api/reports';
import { firstHour } from '@comanda/api/zones';
import { BarChart } from '@comanda/ui/BarChart';
import { LineChart } from '@comanda/ui/LineChart';
import { periodAt, periodInWords } from '@comanda/ui/PeriodSelector';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLabel } from '../../app/label.ts';
import { hasTickets, ticketsHref } from './behind.ts';
import { type Currency, writeFigure, writeShort } from './figures.ts';
import { hourOf, type Step, timelineOf } from './timeline.ts';
import type { Statistics } from './useStatistics.ts';
import { useWords } from './useWords.ts';

export interface CourseProps {
  readonly statistics: Statistics;
  readonly report: Report;
  readonly currency: Currency;
  readonly rows: readonly ReportRow[];
  readonly step: Step;
  readonly size?: 'md' | 'lg';
}

/** How a period went, beside the same weekdays before. A press leads on: from an hour to its tickets, from a day to its hours. */
export function Course({ statistics, report, currency, rows, step, size = 'lg' }: CourseProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const words = useWords();
  const navigate = useNavigate();
  const { period, clocks, stores, only, go } = statistics;
  const [measure] = statistics.report.measures;
  const now = runningKey(statistics, report, step);
  const moments = timelineOf(rows, period, {
    step,
    measure,
    begins: firstHour(clocks),
    ...(now !== undefined && { runsUntil: now }),
  });
  const presses: Readonly<
    Record<typeof step, { readonly onPress: (key: string) => void; readonly pressHint: string }>
  > = {
    hour: {
      onPress: (key) =>
        void navigate({
          href: ticketsHref({ from: period.from, to: period.from, hour: key }, stores, only),
        }),
      pressHint: t`Opens its tickets`,
    },
    day: { onPress: (key) => go({ period: periodAt('D', key) }), pressHint: t`Opens the day` },
    week: { onPress: (key) => go({ period: periodAt('W', key) }), pressHint: t`Opens the week` },
    month: {
      onPress: (key) => go({ period: periodAt('M', `${key}-01`) }),
      pressHint: t`Opens the month`,
    },
  };
  const Chart = step === 'hour' ? BarChart : LineChart;
  const compared = report.before && periodInWords({ ...period, ...report.before }, i18n.locale);
  const series = [
    { id: 'now', name: periodInWords(period, i18n.locale) },
    ...(compared ? [{ id: 'before', name: compared, isComparison: true }] : []),
  ];
  return (
    <Chart
      label={label(dimensionLabel(step))}
      pointsLabel={label(dimensionLabel(step))}
      series={series}
      points={moments.map(({ key, now: value, before }) => ({
        id: key,
        label: words.shortOf(step, key),
        name: words.nameOf(step, key),
        values: compared ? [value, before] : [value],
      }))}
      format={(value) => writeFigure(value, measure, currency)}
      formatAxis={(value) => writeShort(value, measure, currency)}
      size={size}
      empty={t`Nothing was sold in this period.`}
      note={label(measureLabel(measure))}
      // Tickets are not found by what is on them.
      {...(!(step === 'hour' && !hasTickets(only)) && presses[step])}
      {...(step === 'hour' && now !== undefined && { current: { id: now, name: t`This hour` } })}
    />
  );
}

/** The hour, day, week or month that runs now, where the period does. */
function runningKey(
  { period, clocks, today }: Statistics,
  { isOpen, at }: Report,
  step: CourseProps['step'],
): string | undefined {
  if (!isOpen || today < period.from || today > period.to) return undefined;
  return {
    hour: hourOf(today, clocks, Date.parse(at)),
    day: today,
    week: periodAt('W', today).from,
    month: today.slice(0, 7),
  }[step];
}
