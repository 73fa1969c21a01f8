import { peopleCalls, type User } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LogOut, MonitorOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from './brand.ts';
import { client } from './client.ts';
import * as css from './pages.css.ts';
import { go, home } from './place.ts';
import { session } from './session.ts';

/** The person behind the session; until the answer is there, the e-mail of the sign-in names them. */
function useUser(): User | undefined {
  const [user, setUser] = useState<User>();
  useEffect(() => {
    const stop = new AbortController();
    void client.call(peopleCalls.logged, { signal: stop.signal }).then((result) => {
      if (result.ok) setUser(result.data);
    });
    return () => stop.abort();
  }, []);
  return user;
}

/** `/kds` after sign-in. `isLeaving`: `/kds/logout`, which asks whether to sign out. */
export function HomePage({ isLeaving }: { readonly isLeaving: boolean }) {
  const { t } = useLingui();
  const user = useUser();
  const email = useSelector(session, ({ context }) => context.tokens?.email ?? '');
  const isAsked = useSelector(session, ({ context }) => context.isSignOutAsked);
  const name = user ? `${user.uName} ${user.surname}`.trim() : email;
  useEffect(() => {
    if (isLeaving) session.send({ type: 'SIGN_OUT.ASKED' });
  }, [isLeaving]);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <img className={css.logo} src={brand.logos.compact} alt={brand.name} />
        <span className={css.person}>
          <Trans>
            Signed in as <bdi>{name}</bdi>
          </Trans>
        </span>
        <Button iconStart={LogOut} onPress={() => session.send({ type: 'SIGN_OUT.ASKED' })}>
          {t`Sign out`}
        </Button>
      </header>
      <main className={css.middle}>
        <EmptyState
          icon={MonitorOff}
          headingLevel={1}
          title={t`No monitor is set up on this screen`}
          description={t`Orders show here once this screen has a monitor. Until then the back office has everything else.`}
          action={<LinkButton href="/">{t`Open the back office`}</LinkButton>}
        />
      </main>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={(isOpen) => {
          if (isOpen || !session.getSnapshot().context.isSignOutAsked) return;
          session.send({ type: 'SIGN_OUT.CANCELLED' });
          go(home);
        }}
        title={t`Sign this screen out?`}
        confirmLabel={t`Sign out`}
        onConfirm={() => session.send({ type: 'SIGN_OUT.CONFIRMED' })}
      >
        {t`It shows no orders until somebody signs in again.`}
      </ConfirmDialog>
    </div>
  );
}
