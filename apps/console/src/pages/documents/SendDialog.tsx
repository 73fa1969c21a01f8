import { isEmail } from '@comanda/api/account';
import type { Failure, Result } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { failureMessage, toast, useLabel } from '../../app/index.ts';
import * as css from './tickets.css.ts';

export interface SendDialogProps {
  readonly title: string;
  /** What is known of where it goes. */
  readonly email: string | null;
  readonly isPending: boolean;
  readonly onSend: (email: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
  /** Says that it is on its way; a toast does where nothing is given. */
  readonly onSent?: (email: string) => void;
}

/** Asks where a document is sent. */
export function SendDialog({ title, email: known, isPending, onSend, onClose, onSent }: SendDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const form = useId();
  const [email, setEmail] = useState(known ?? '');
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async (): Promise<void> => {
    const to = email.trim();
    setWrong(!isEmail(to));
    setFailure(undefined);
    if (!isEmail(to)) return;
    const result = await onSend(to);
    if (!result.ok) return setFailure(result.failure);
    if (onSent) onSent(to);
    else toast({ tone: 'success', message: t`On its way to ${to}` });
    onClose();
  };
  return (
    <Dialog
      title={title}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={isPending}>
            {t`Send`}
          </Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void send()}>
        {failure && <Banner tone="danger">{label(failureMessage(failure))}</Banner>}
        <TextField
          label={t`E-mail`}
          type="email"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          value={email}
          onChange={setEmail}
          error={isWrong && label(faultLabel('email'))}
        />
      </FormFrame>
    </Dialog>
  );
}
