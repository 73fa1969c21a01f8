import { Calendar } from '../Calendar/index.ts';
import type { Weekday } from '../days/limits.ts';
import type { PopoverControl } from '../OnDemand/popoverOnDemand.tsx';
import { Popover } from '../Popover/index.ts';

export interface DayInPeriodProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly min: string | undefined;
  readonly max: string;
  readonly firstDayOfWeek: Weekday | undefined;
}

/** Chooses a period by one of its days. */
export function DayInPeriod({
  label,
  value,
  onChange,
  min,
  max,
  firstDayOfWeek,
  ...control
}: DayInPeriodProps & PopoverControl) {
  return (
    <Popover label={label} {...control}>
      <Calendar
        label={label}
        value={value}
        min={min}
        max={max}
        firstDayOfWeek={firstDayOfWeek}
        onChange={(day) => {
          control.onOpenChange(false);
          onChange(day);
        }}
      />
    </Popover>
  );
}
