import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '../../app/brand.ts';
import { carry } from '../../app/carried.ts';
import { useEnvironment } from '../../app/environment.ts';
import { keptWanted } from '../../app/keptWanted.ts';
import { signInHref } from '../../app/signInHref.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { askRecover } from './calls.ts';
import { CallProblem } from './CallProblem.tsx';
import { useAsking } from './useAsking.ts';

export interface MailSentProps {
  readonly email: string;
  /** What its link is for. */
  readonly purpose: 'confirm' | 'reset';
  /** Goes back to where the address was typed, as it stands; nothing where it is not the person's to choose. */
  readonly onChange?: (() => void) | undefined;
}

/** A mail is on its way, or would be if there were an account: the page says the same in either case. */
export function MailSent({ email, purpose, onChange }: MailSentProps) {
  const { t } = useLingui();
  const environment = useEnvironment();
  const again = useAsking(askRecover);
  const [isSentAgain, setSentAgain] = useState(false);
  return (
    <Door title={t`Check your inbox`}>
      <Text as="p">
        {purpose === 'confirm' ? (
          <Trans>
            We have sent an e-mail to <bdi>{email}</bdi>. The link in it opens your account.
          </Trans>
        ) : (
          <Trans>
            If <bdi>{email}</bdi> has an account, we have sent it an e-mail with a link.
          </Trans>
        )}
      </Text>
      {environment?.demo && (
        <Link href="/dev/mail" target="_blank">{t`Read it here: the demo sends no e-mail`}</Link>
      )}
      <CallProblem failure={again.failure} />
      <Button
        size="lg"
        isWide
        isPending={again.isPending}
        onPress={() =>
          void again.ask({ email, purpose, brand: brand.code }).then((failure) => setSentAgain(!failure))
        }
      >
        {isSentAgain ? t`Sent. Send once more` : t`Send again`}
      </Button>
      <div className={css.ways}>
        {onChange && (
          <Button variant="ghost" size="sm" onPress={onChange}>
            {t`Wrong address? Change it`}
          </Button>
        )}
        <Link href={signInHref(keptWanted())} onPress={() => carry({ email })}>{t`Sign in`}</Link>
      </div>
    </Door>
  );
}
