import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { hasContent } from '../Field/parts.ts';
import { ErrorSummary, type SummarisedError } from './ErrorSummary.tsx';
import { focusableOf, labelOf } from './findField.ts';
import { FormColumns, type FormColumnsProps } from './FormColumns.tsx';
import { type FormErrors, FormFrame, type FormFrameProps } from './FormFrame.tsx';
import * as css from './Form.css.ts';

export interface FormProps
  extends Pick<FormColumnsProps, 'columns'>, Pick<FormFrameProps, 'onSubmit' | 'errors'> {
  /** Names the form. */
  label: string;
  /** Fields, each with a `name`. */
  children: ReactNode;
  /** Why nothing was sent, where no field is to blame. */
  failure?: ReactNode;
  isPending?: boolean;
  /** Default "Save". */
  submitLabel?: string;
  /** Further buttons, after the one that submits. */
  actions?: ReactNode;
}

const none: FormErrors = {};

/** Fields that are sent together. What is refused is said above them, leads to each, and takes the focus. */
export function Form({
  label,
  children,
  columns = 1,
  onSubmit,
  errors = none,
  failure,
  isPending = false,
  submitLabel,
  actions,
}: FormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // What was refused before the last submit: the focus waits for the answer to that one.
  const before = useRef<{ errors: FormErrors; failure: ReactNode; hasWaited: boolean }>(undefined);
  const summarised = useSummary(form, errors);
  const isRefused = summarised.length > 0 || hasContent(failure);

  useEffect(() => {
    const last = before.current;
    if (!last) return;
    last.hasWaited ||= isPending;
    const isAnswered = last.hasWaited || last.errors !== errors || last.failure !== failure;
    if (isPending || !isRefused || !isAnswered) return;
    before.current = undefined;
    summary.current?.focus();
  });

  return (
    <FormFrame
      ref={form}
      label={label}
      errors={errors}
      isPending={isPending}
      UNSAFE_className={css.form}
      onSubmit={(data) => {
        before.current = { errors, failure, hasWaited: false };
        onSubmit(data);
      }}
    >
      <ErrorSummary ref={summary} errors={summarised} failure={failure} />
      <FormColumns columns={columns}>{children}</FormColumns>
      <div className={css.actions}>
        <Button type="submit" tone="accent" isPending={isPending}>
          {submitLabel ?? t`Save`}
        </Button>
        {actions}
      </div>
    </FormFrame>
  );
}

/** The errors with what their fields are called, which only the fields know. */
function useSummary(
  form: { readonly current: HTMLFormElement | null },
  errors: FormErrors,
): readonly SummarisedError[] {
  const [found, setFound] = useState<readonly SummarisedError[]>([]);
  useLayoutEffect(() => {
    const within = form.current;
    const entries = Object.entries(errors).filter(([, message]) => message !== '');
    // oxlint-disable-next-line react/set-state-in-effect -- what fields are called is read off the document
    setFound((last) =>
      entries.length === 0 && last.length === 0
        ? last
        : entries.map(([id, message]): SummarisedError => {
            const target = within ? focusableOf(within, id) : undefined;
            const label = within ? labelOf(within, id) : undefined;
            return {
              id,
              message,
              ...(label !== undefined && { label }),
              ...(target && { target: target.id, onGo: () => target.focus() }),
            };
          }),
    );
  }, [errors, form]);
  return found;
}
