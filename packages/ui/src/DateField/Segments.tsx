import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as field from '../Field/Field.css.ts';
import type { FieldSize } from '../Field/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './DateField.css.ts';

export interface PartsProps {
  readonly slot?: 'start' | 'end';
  readonly className?: string;
}

/** The parts of a value that are typed one by one. */
export function Parts({ slot, className }: PartsProps) {
  return (
    <DateInput className={classNames(css.segments, className)} {...(slot && { slot })}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}

/** The box of a field whose value is typed in parts. */
export function Segments({ size }: { readonly size: FieldSize }) {
  return <Parts className={classNames(field.box, field.boxSize[size])} />;
}
