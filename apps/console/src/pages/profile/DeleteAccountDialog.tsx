import { leavingCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { PasswordField } from '@comanda/ui/PasswordField';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useCallMutation, useSession } from '../../app/index.ts';
import { session } from '../../app/session.ts';
import { useHeld } from '../../app/useHeld.ts';

/** Asks for the password, and deletes the account with it (docs/product.md §22.15). */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { id, email } = useSession().user;
  const [password, setPassword] = useState('');
  const held = useHeld('password');
  const { mutate, isPending } = useCallMutation(leavingCalls.close);
  const close = async (): Promise<void> => {
    if (held.refuse(password === '' ? { password: faultLabel('required') } : {})) return;
    const result = await mutate({ params: { id }, data: { password } });
    if (!result.ok) return held.answer(result.failure);
    session.send({ type: 'SIGN_OUT.ASKED' });
    session.send({ type: 'SIGN_OUT.CONFIRMED' });
  };
  return (
    <FormDialog
      title={t`Delete the account of ${email}?`}
      submit={t`Delete for good`}
      tone="danger"
      held={held}
      isDirty={password !== ''}
      isPending={isPending}
      onSubmit={close}
      onClose={onClose}
    >
      <Text as="p">
        {t`Your details, picture, groups and messages are deleted, you are signed out everywhere and out of every company. It cannot be undone.`}
      </Text>
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={held.at('password')}
      />
    </FormDialog>
  );
}
