import { passwordFault } from '@comanda/api/account';
import { profileCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { Card } from '@comanda/ui/Card';
import { Form, type FormErrors } from '@comanda/ui/Form';
import { PasswordField } from '@comanda/ui/PasswordField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  failureMessage,
  refresh,
  toast,
  useCallMutation,
  useLabel,
  useSession,
  useUnsaved,
} from '../../app/index.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { PasswordRules } from '../account/PasswordRules.tsx';
import { LeaveDialog } from '../../resource/form/LeaveDialog.tsx';
import * as css from './profile.css.ts';

const empty = { password: '', newPassword: '' };

/** Another password, for who knows the present one (docs/product.md §22.3.6). */
export function PasswordForm() {
  const { t } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const { user } = useSession();
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const { mutate, isPending } = useCallMutation(profileCalls.password);
  const isDirty = typed.password !== '' || typed.newPassword !== '';
  useUnsaved(isDirty);

  const refuse = (refused: Failure): void => {
    const extra = refused.kind === 'refused' ? (refused.error.extra ?? []) : [];
    const faults = extra.flatMap(({ field, error, params }) =>
      field === undefined || error === undefined
        ? []
        : [[field, say({ path: field, code: error, ...(params && { params }) })]],
    );
    setErrors(Object.fromEntries(faults));
    setFailure(faults.length > 0 ? undefined : refused);
  };
  const change = async (): Promise<void> => {
    const fault = passwordFault(typed.newPassword, user.email);
    const missing = typed.password === '' ? { password: say({ path: 'password', code: 'required' }) } : {};
    const wrong = fault ? { newPassword: say({ path: 'newPassword', ...fault }) } : {};
    setFailure(undefined);
    setErrors({ ...missing, ...wrong });
    if (fault || typed.password === '') return;
    const result = await mutate({ params: { id: user.id }, data: typed });
    if (!result.ok) {
      refuse(result.failure);
      return;
    }
    setTyped(empty);
    const { ended } = result.data;
    toast({
      tone: 'success',
      message: t`Password changed`,
      ...(ended > 0 && {
        detail: t`${plural(ended, { one: '# other device was signed out.', other: '# other devices were signed out.' })}`,
      }),
    });
    void refresh('login.devices', 'login.connections');
  };
  return (
    <Card title={t`Password`} description={t`Changing it signs you out on all your other devices.`}>
      <div className={css.narrow}>
        <Form
          label={t`Password`}
          submitLabel={t`Change password`}
          onSubmit={() => void change()}
          errors={errors}
          failure={
            failure && (
              <>
                {label(failureMessage(failure))}
                <Refusal failure={failure} />
              </>
            )
          }
          isPending={isPending}
        >
          <PasswordField
            label={t`Current password`}
            name="password"
            autoComplete="current-password"
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
          />
          <PasswordField
            label={t`New password`}
            name="newPassword"
            autoComplete="new-password"
            description={<PasswordRules value={typed.newPassword} email={user.email} />}
            value={typed.newPassword}
            onChange={(newPassword) => setTyped({ ...typed, newPassword })}
          />
        </Form>
      </div>
      <LeaveDialog draft={{ get: () => ({ isDirty }) }} onDiscard={() => setTyped(empty)} />
    </Card>
  );
}
