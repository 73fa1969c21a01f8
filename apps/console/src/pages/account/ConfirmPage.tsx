import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { Link } from '@comanda/ui/Link';
import { PasswordField } from '@comanda/ui/PasswordField';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { carry } from '../../app/carried.ts';
import { isUnanswered } from '../../app/failures.ts';
import type { MailLink } from '../../app/mailLink.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { askActivate } from './calls.ts';
import { CallProblem } from './CallProblem.tsx';
import { goToSignIn } from './goToSignIn.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { readLink } from './readLink.ts';
import { isLinkEnded, isWrongPassword } from './refusals.ts';
import { useAsking } from './useAsking.ts';

/**
 * `/confirm#{email}/{token}` (docs/product.md §22.1). It waits for the password: programs that look into mails open their
 * links too, and nobody opens an account with a password that somebody else has chosen.
 */
export function ConfirmPage() {
  const [link] = useState(() => readLink('/confirm'));
  return link ? <Confirm link={link} /> : <LinkEnded email="" purpose="confirm" />;
}

function Confirm({ link }: { readonly link: MailLink }) {
  const { t } = useLingui();
  const { email, token } = link;
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  // The link may have done its work without an answer: then it opens nothing any more, and the password opens the account.
  const [isLost, setLost] = useState(false);
  const call = useAsking(askActivate, ({ isInvited }, typed) =>
    goToSignIn(
      { email, password: typed.password, news: 'confirmed' },
      isInvited ? '/profile/invitations/received' : undefined,
    ),
  );
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (password === '') {
      field.current?.focus();
      return;
    }
    const failure = await call.ask({ email, token, password });
    if (isWrongPassword(failure)) field.current?.select();
    else if (isLinkEnded(failure) && isLost) goToSignIn({ email, password });
    else if (failure && isUnanswered(failure)) setLost(true);
  };
  if (isLinkEnded(call.failure) && !isLost) return <LinkEnded email={email} purpose="confirm" />;
  return (
    <Door title={t`Confirm your e-mail address`}>
      <FormFrame UNSAFE_className={css.form} isPending={call.isPending} onSubmit={() => void submit()}>
        <TextField
          label={t`E-mail`}
          name="email"
          autoComplete="username"
          dir="ltr"
          size="lg"
          isReadOnly
          value={email}
        />
        <PasswordField
          ref={field}
          label={t`Password`}
          description={t`The password that you chose for this account.`}
          name="password"
          autoComplete="current-password"
          size="lg"
          value={password}
          onChange={setPassword}
          error={isChecked && password === '' && t`Enter your password.`}
        />
        {isWrongPassword(call.failure) ? (
          <Banner tone="danger">{t`This is not the right password. Type it again, or set a new one.`}</Banner>
        ) : (
          !call.isPending && <CallProblem failure={call.failure} />
        )}
        <Button type="submit" tone="accent" size="lg" isWide isPending={call.isPending}>
          {t`Confirm and sign in`}
        </Button>
      </FormFrame>
      <div className={css.ways}>
        <Link href="/recover" onPress={() => carry({ email })}>{t`Forgot your password?`}</Link>
      </div>
    </Door>
  );
}
