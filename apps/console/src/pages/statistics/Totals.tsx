import { type Measure, measureAbout, measureLabel } from '@comanda/api/reports';
import { StatCard, StatGroup } from '@comanda/ui/StatCard';
import { Loading } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { isolated } from '../../app/isolated.ts';
import { hasTickets, ticketsHref } from './behind.ts';
import { changeOf, type Currency, figureOf, writeFigure } from './figures.ts';
import type { Statistics } from './useStatistics.ts';

interface TotalsProps {
  readonly statistics: Statistics;
  readonly currency: Currency;
  readonly measures: readonly Measure[];
}

/** The figures of the period, each beside what it was before, with the sentence that defines it. */
export function Totals({ statistics, currency, measures }: TotalsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { period, stores, only } = statistics;
  const behind = ticketsHref(period, stores, only);
  return (
    <StatGroup>
      {measures.map((measure) => {
        const now = figureOf(currency.totals, measure);
        const before = figureOf(currency.before, measure);
        const change = changeOf(now, before, { measure, currency });
        const was =
          before === null || before === 0 ? undefined : isolated(writeFigure(before, measure, currency));
        return (
          <StatCard
            key={measure}
            label={label(measureLabel(measure))}
            meaning={label(measureAbout(measure))}
            value={now === null ? '–' : writeFigure(now, measure, currency)}
            {...(change && { change })}
            {...(was !== undefined && { note: t`${was} before` })}
            {...(measure === 'tickets' && hasTickets(only) && { href: behind })}
          />
        );
      })}
    </StatGroup>
  );
}

/** The same as long as they are on their way: which ones they are is known, so they come into their places. */
export function TotalsComing({ measures }: Pick<TotalsProps, 'measures'>) {
  const label = useLabel();
  return (
    <Loading>
      <div aria-hidden="true">
        <StatGroup>
          {measures.map((measure) => (
            <StatCard key={measure} label={label(measureLabel(measure))} value={undefined} />
          ))}
        </StatGroup>
      </div>
    </Loading>
  );
}
