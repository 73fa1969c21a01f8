import type { Business } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Refusal } from '../access/Refusal.tsx';
import * as css from './FormDialog.css.ts';
import { useLabel } from './label.ts';
import type { Held } from './useHeld.ts';
import { useUnsavedDialog } from './useUnsavedDialog.ts';

export interface FormDialogProps {
  readonly title: string;
  /** What the button that sends it says. */
  readonly submit: string;
  /** What the other one says, where "Cancel" could be read as the act itself. */
  readonly keep?: string;
  /** `danger`: it destroys something. */
  readonly tone?: 'accent' | 'danger';
  readonly size?: 'sm' | 'xl';
  readonly held: Held;
  /** Where it is done; in the selected company where none is named. */
  readonly business?: Business | undefined;
  /** Something was typed or chosen. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** There is nothing to send yet. */
  readonly isDisabled?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for a few things at once, and stays with what was typed until that is sent. What is wrong stands at its field. */
export function FormDialog({
  title,
  submit,
  keep,
  tone = 'accent',
  size = 'sm',
  held,
  business,
  isDirty,
  isPending,
  isDisabled = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { faults, failure, whole } = held;
  useUnsavedDialog(isDirty);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  }, [faults]);
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>
            {keep ?? t`Cancel`}
          </Button>
          <Button type="submit" form={id} tone={tone} isPending={isPending} isDisabled={isDisabled}>
            {submit}
          </Button>
        </>
      }
    >
      <FormFrame
        ref={form}
        id={id}
        UNSAFE_className={css.stack}
        isPending={isPending}
        onSubmit={() => void onSubmit()}
      >
        {failure && whole && (
          <Banner tone="danger">
            {label(whole)}
            <Refusal failure={failure} business={business} />
          </Banner>
        )}
        {children}
      </FormFrame>
    </Dialog>
  );
}
