import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { session } from '../../app/session.ts';
import { useTitle } from '../../app/title.ts';
import { SignOutDialog } from '../../shell/SignOutDialog.tsx';
import { useRouter } from '@tanstack/react-router';

/** `/logout`: asks, and goes home when the answer is no. */
export function LogoutPage() {
  const { t } = useLingui();
  const router = useRouter();
  useTitle(t`Sign out`);
  useEffect(() => {
    session.send({ type: 'SIGN_OUT.ASKED' });
  }, []);
  return (
    <main>
      <SignOutDialog onCancel={() => router.history.replace('/')} />
    </main>
  );
}
