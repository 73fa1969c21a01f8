import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as css from './Field.css.ts';

export interface FieldLabelProps {
  label: string;
  isHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  end?: ReactNode;
}

/** The label of a react-aria field: takes its id and target from the field around it. */
export function FieldLabel({ label, isHidden = false, isRequired = false, end }: FieldLabelProps) {
  if (isHidden) {
    return (
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
    );
  }
  const words = (
    <Label className={css.label}>
      {label}
      {isRequired && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
  if (end === undefined || end === null) return words;
  return (
    <div className={css.labelLine}>
      {words}
      <span className={css.labelEnd}>{end}</span>
    </div>
  );
}
