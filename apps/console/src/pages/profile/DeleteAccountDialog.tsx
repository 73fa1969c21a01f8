import { leavingCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { PasswordField } from '@comanda/ui/PasswordField';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { failureMessage, useCallMutation, useLabel, useSession } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { session } from '../../app/session.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import * as css from './profile.css.ts';

/** Asks for the password, and deletes the account with it (docs/product.md §22.15). */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const form = useId();
  const { id, email } = useSession().user;
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [failure, setFailure] = useState<Failure>();
  const { mutate, isPending } = useCallMutation(leavingCalls.close);
  useUnsavedDialog(password !== '');
  const close = async (): Promise<void> => {
    setFailure(undefined);
    if (password === '') {
      setFaults({ password: faultLabel('required') });
      return;
    }
    const result = await mutate({ params: { id }, data: { password } });
    if (result.ok) {
      session.send({ type: 'SIGN_OUT.ASKED' });
      session.send({ type: 'SIGN_OUT.CONFIRMED' });
      return;
    }
    const told = faultsOf(result.failure);
    setFaults(told);
    if (!told['password'] && !told['id']) setFailure(result.failure);
  };
  const wrong = failure ? failureMessage(failure) : faults['id'];
  return (
    <Dialog
      title={t`Delete the account of ${email}?`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="danger" isPending={isPending}>{t`Delete for good`}</Button>
        </>
      }
    >
      <FormFrame
        id={form}
        UNSAFE_className={css.standing}
        isPending={isPending}
        onSubmit={() => void close()}
      >
        {wrong && <Banner tone="danger">{label(wrong)}</Banner>}
        <Text as="p">
          {t`Your details, picture, groups and messages are deleted, you are signed out everywhere and out of every company. It cannot be undone.`}
        </Text>
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={faults['password'] && label(faults['password'])}
        />
      </FormFrame>
    </Dialog>
  );
}
