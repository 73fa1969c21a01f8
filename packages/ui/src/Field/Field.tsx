import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../styles/classNames.ts';
import * as css from './Field.css.ts';
import type { FieldTexts } from './Field.types.ts';
import { hasContent } from './FieldMessages.tsx';
import { describedBy, OwnMessages } from './OwnMessages.tsx';

/** What a control needs to be named and described by the field around it. */
export interface FieldWiring {
  id: string;
  labelId: string;
  /** Ids of the description and the error that are shown; absent when there are none. */
  describedBy: string | undefined;
  isInvalid: boolean;
}

export interface FieldProps extends FieldTexts {
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Controls as a named group, or a function that puts the ids on one control of its own. */
  children: ReactNode | ((wiring: FieldWiring) => ReactNode);
  UNSAFE_className?: string;
}

/**
 * Label above, description and error below, for a control that is not one of this package's fields.
 * With plain children it is a named group; with a function the label points at the element that takes `id`.
 */
export function Field({
  label,
  isLabelHidden = false,
  description,
  error,
  labelEnd,
  isRequired = false,
  isDisabled = false,
  children,
  UNSAFE_className,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const isInvalid = hasContent(error);
  const messages = { id, description, error };
  const described = describedBy(messages);
  const isGroup = typeof children !== 'function';
  const words = (
    <>
      {label}
      {isRequired && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const labelElement = isGroup ? (
    <span id={labelId} className={css.label}>
      {words}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} className={css.label}>
      {words}
    </label>
  );
  return (
    <div
      className={classNames(css.field, UNSAFE_className)}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': described })}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={css.labelLine}>
          {labelElement}
          {hasContent(labelEnd) && <span className={css.labelEnd}>{labelEnd}</span>}
        </div>
      )}
      {typeof children === 'function'
        ? children({ id, labelId, describedBy: described, isInvalid })
        : children}
      <OwnMessages {...messages} />
    </div>
  );
}
