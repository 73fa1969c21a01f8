import type { ReactNode } from 'react';
import * as css from './Field.css.ts';
import { ErrorText, hasContent } from './FieldMessages.tsx';

export interface OwnMessagesProps {
  /** Of the field: its messages have ids of their own by it. */
  readonly id: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

/** Description and error below a control that no field of react-aria is around. */
export function OwnMessages({ id, description, error }: OwnMessagesProps) {
  return (
    <>
      {hasContent(description) && (
        <span id={`${id}-description`} className={css.description}>
          {description}
        </span>
      )}
      {hasContent(error) && (
        <span id={`${id}-error`} className={css.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </>
  );
}

/** The ids of those that are shown, for the control that they describe. */
export const describedBy = ({ id, description, error }: OwnMessagesProps): string | undefined =>
  [hasContent(description) && `${id}-description`, hasContent(error) && `${id}-error`]
    .filter(Boolean)
    .join(' ') || undefined;
