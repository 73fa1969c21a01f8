import type { ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

/** What is wrong with each field, by its `name`; an empty message is none. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormFrameProps {
  /** For a button that stands elsewhere: its `form`. */
  id?: string;
  /** Names the form, where no title around it does. */
  label?: string;
  /** Fields, and the button that submits them if it stands within. */
  children?: ReactNode;
  /** What the fields hold, by their names. Not called while `isPending`. */
  onSubmit: (data: FormData) => void;
  /** What is held against the fields. A new object each time; a field's own goes once it was changed and left. */
  errors?: FormErrors;
  isPending?: boolean;
  ref?: Ref<HTMLFormElement>;
  UNSAFE_className?: string;
}

const none: FormErrors = {};

/** A form that lays out its fields, its button and what went wrong itself: a sign-in, a dialog. Others are a Form. */
export function FormFrame({
  label,
  onSubmit,
  errors = none,
  isPending = false,
  UNSAFE_className = '',
  ...rest
}: FormFrameProps) {
  return (
    <AriaForm
      {...rest}
      {...(label !== undefined && { 'aria-label': label })}
      validationBehavior="aria"
      validationErrors={errors}
      className={UNSAFE_className}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog that was opened from a form hands its own submit up to it.
        event.stopPropagation();
        if (!isPending) onSubmit(new FormData(event.currentTarget));
      }}
    />
  );
}
