import type { Weekday } from '../days/limits.ts';
import * as css from './Calendar.css.ts';
import { Month } from './Month.tsx';
import { MonthHead } from './MonthHead.tsx';

export interface MonthsProps {
  readonly count?: number;
  readonly isRange?: boolean;
  readonly firstDayOfWeek?: Weekday | undefined;
}

/** The months in view, side by side, each with its own head. */
export function Months({ count = 1, isRange = false, firstDayOfWeek }: MonthsProps) {
  return (
    <div className={css.months}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={css.month}>
          <MonthHead place={place} isLast={place === count - 1} />
          <Month place={place} isRange={isRange} firstDayOfWeek={firstDayOfWeek} />
        </div>
      ))}
    </div>
  );
}
