import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Link, LinkButton } from '@comanda/ui/Link';
import { errorLabel } from '@comanda/api/labels';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '../../app/brand.ts';
import { carry } from '../../app/carried.ts';
import { keptWanted } from '../../app/keptWanted.ts';
import { useLabel } from '../../app/label.ts';
import { signInHref } from '../../app/signInHref.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { askRecover } from './calls.ts';
import { CallProblem } from './CallProblem.tsx';
import { MailSent, type MailSentProps } from './MailSent.tsx';
import { useAsking } from './useAsking.ts';

/** A link that opens nothing any more; one press asks for another, where it is known whose it was. */
export function LinkEnded({ email, purpose }: Omit<MailSentProps, 'onChange'>) {
  const { t } = useLingui();
  const label = useLabel();
  const call = useAsking(askRecover);
  const [isSent, setSent] = useState(false);
  if (isSent) return <MailSent email={email} purpose={purpose} />;
  return (
    <Door title={t`This link no longer works`}>
      <Banner tone="warning">{label(errorLabel('ERROR_LINK'))}</Banner>
      <CallProblem failure={call.failure} />
      {email === '' ? (
        <LinkButton href="/recover" tone="accent" size="lg">{t`Send a new link`}</LinkButton>
      ) : (
        <Button
          tone="accent"
          size="lg"
          isWide
          isPending={call.isPending}
          onPress={() =>
            void call.ask({ email, purpose, brand: brand.code }).then((failure) => setSent(!failure))
          }
        >
          {t`Send a new link`}
        </Button>
      )}
      <div className={css.ways}>
        <Link href={signInHref(keptWanted())} onPress={() => carry({ email })}>{t`Sign in`}</Link>
      </div>
    </Door>
  );
}
