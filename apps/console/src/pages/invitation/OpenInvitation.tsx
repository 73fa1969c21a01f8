import { tokenStore } from '@comanda/api/browser-session';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { carry } from '../../app/carried.ts';
import { goToDoor } from '../../app/doorPaths.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import type { MailLink } from '../../app/mailLink.ts';
import { signInHref } from '../../app/signInHref.ts';
import { PREFIX } from '../../app/storage.ts';
import { goToSignIn } from '../account/goToSignIn.ts';
import { Door } from '../session/Door.tsx';
import { receivedHref } from './byLink.ts';
import { AnswerByLink } from './AnswerByLink.tsx';
import * as css from './invitation.css.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import type { Opened } from './useOpened.ts';

export interface OpenInvitationProps {
  readonly link: MailLink;
  readonly opened: Opened;
  /** It stands otherwise by now. */
  readonly onStale: () => void;
}

/** An invitation that waits, for whoever holds its link: what they can do depends on who is signed in here. */
export function OpenInvitation({ link, opened, onStale }: OpenInvitationProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { email } = link;
  const { company, sender, role } = opened;
  const [signedIn] = useState(() => tokenStore(PREFIX).read()?.email.toLowerCase());
  return (
    <Door title={t`Invitation`} heading={t`${sender} invites you to ${company}`}>
      <Facts>
        <Fact term={t`Company`}>
          <bdi>{company}</bdi>
        </Fact>
        {role && (
          <Fact term={t`Role`}>
            <bdi>{nameOf(role)}</bdi>
          </Fact>
        )}
        <Fact term={t`For`}>
          <Text as="bdi" wrap="anywhere">
            {email}
          </Text>
        </Fact>
      </Facts>
      {signedIn === undefined && <NobodyIsIn email={email} />}
      {signedIn === email.toLowerCase() && <AnswerByLink link={link} opened={opened} onStale={onStale} />}
      {signedIn !== undefined && signedIn !== email.toLowerCase() && (
        <AnotherIsIn email={email} signedIn={signedIn} />
      )}
    </Door>
  );
}

function NobodyIsIn({ email }: { readonly email: string }) {
  const { t } = useLingui();
  return (
    <div className={css.stack}>
      <Text as="p">{t`Sign in to accept or reject it. Without an account, create one with this address first.`}</Text>
      <Button
        tone="accent"
        size="lg"
        isWide
        onPress={() => {
          carry({ email });
          goToDoor(signInHref(receivedHref));
        }}
      >
        {t`Sign in`}
      </Button>
      <Button
        size="lg"
        isWide
        onPress={() => {
          carry({ email, isInvited: true });
          goToDoor('/register');
        }}
      >
        {t`Create an account`}
      </Button>
    </div>
  );
}

function AnotherIsIn({ email, signedIn }: { readonly email: string; readonly signedIn: string }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.stack}>
      <Banner tone="warning">
        <Trans>
          You are signed in as <bdi>{signedIn}</bdi>. This invitation is for another address.
        </Trans>
      </Banner>
      <Button tone="accent" size="lg" isWide onPress={() => setAsked(true)}>
        {t`Sign in with the other account`}
      </Button>
      <Link href="/">{t`Stay signed in`}</Link>
      {isAsked && (
        <SwitchDialog
          signedIn={signedIn}
          onConfirm={() => goToSignIn({ email }, receivedHref)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
