import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../app/PageHead.tsx';
import { Connections } from './Connections.tsx';
import { Devices } from './Devices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SeenBy } from './SeenBy.tsx';

/** `/profile/password`: what the person signs in with, and where they are signed in. */
export function PasswordPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Password and devices`} />
      <PasswordForm />
      <Connections />
      <Devices />
      <SeenBy />
    </>
  );
}
