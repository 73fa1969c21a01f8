import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as field from '../Field/Field.css.ts';
import type { FieldSize } from '../Field/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './DateField.css.ts';

/** The box of a field whose value is typed in parts. */
export function Segments({ size }: { readonly size: FieldSize }) {
  return (
    <DateInput className={classNames(field.box, field.boxSize[size], css.segments)}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
