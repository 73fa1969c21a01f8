import { DateInput, DateSegment } from 'react-aria-components/DateField';
import type { DayWatch } from '../days/useTypedDays.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldSize } from '../Field/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './DateField.css.ts';
import { WatchedParts } from './WatchedParts.tsx';

export interface PartsProps {
  /** Of the two days of a period. */
  readonly slot?: 'start' | 'end';
  readonly className?: string;
  readonly watch?: DayWatch | undefined;
}

/** The parts of a value that are typed one by one. */
export function Parts({ slot, className, watch }: PartsProps) {
  return (
    <DateInput
      className={classNames(css.segments, className)}
      {...(slot && { slot })}
      {...(watch && { render: (props) => <WatchedParts {...props} watch={watch} /> })}
    >
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}

export interface SegmentsProps {
  readonly size: FieldSize;
  readonly watch?: DayWatch;
}

/** The box of a field whose value is typed in parts. */
export function Segments({ size, watch }: SegmentsProps) {
  return <Parts className={field.box({ size })} watch={watch} />;
}
