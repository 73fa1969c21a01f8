import type { DateFieldProps as AriaDateFieldProps, DateValue } from 'react-aria-components/DateField';
import type { FieldSize, FieldTexts } from '../Field/index.ts';

export interface SegmentedFieldProps
  extends
    FieldTexts,
    Pick<
      AriaDateFieldProps<DateValue>,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'id' | 'autoFocus' | 'onBlur' | 'onFocus'
    > {
  /** As it travels; null while nothing whole is in the field. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly size?: FieldSize;
  readonly UNSAFE_className?: string;
}
