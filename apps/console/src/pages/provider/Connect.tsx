import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { Link } from '@comanda/ui/Link';
import { PasswordField } from '@comanda/ui/PasswordField';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { carry } from '../../app/carried.ts';
import { isUnanswered } from '../../app/failures.ts';
import { keepWanted } from '../../app/keepWanted.ts';
import { signInHref } from '../../app/signInHref.ts';
import { useUnsaved } from '../../app/unsaved.ts';
import { CallProblem } from '../account/CallProblem.tsx';
import { goToSignIn } from '../account/goToSignIn.ts';
import { isWrongPassword } from '../account/refusals.ts';
import { useAsking } from '../account/useAsking.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import type { Begun } from './begun.ts';
import { askConnect } from './calls.ts';
import { enter } from './enter.ts';
import { NotSignedIn } from './NotSignedIn.tsx';

export interface ConnectProps {
  readonly begun: Begun;
  readonly offer: { readonly token: string; readonly email: string };
}

const isOver = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.error.code === 'ERROR_PROVIDER';

/** Before a provider opens an account for the first time, its password is asked for (docs/product.md §2.6.4). */
export function Connect({ begun, offer: { token, email } }: ConnectProps) {
  const { t } = useLingui();
  const { key, label, wanted } = begun;
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  // The account may be connected without an answer: then the offer is over, and the password opens the account.
  const [isLost, setLost] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const call = useAsking(async (data: { readonly password: string }) => {
    const result = await askConnect({ key, token, ...data });
    if (result.ok) await enter(result.data, wanted);
    return result;
  });
  const { failure, isPending } = call;
  useUnsaved(password !== '' && !isPending);
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (password === '') {
      field.current?.focus();
      return;
    }
    const refused = await call.ask({ password });
    if (isWrongPassword(refused)) field.current?.select();
    else if (isOver(refused) && isLost) goToSignIn({ email, password }, wanted);
    else if (refused && isUnanswered(refused)) setLost(true);
  };
  if (isOver(failure) && !isLost) return <NotSignedIn begun={begun} failure={failure} />;
  return (
    <Door title={t`Connect ${label}`}>
      <Text as="p">
        <Trans>
          You have an account here already. Type its password once; from then on <bdi>{label}</bdi> opens it.
        </Trans>
      </Text>
      <FormFrame UNSAFE_className={css.form} isPending={isPending} onSubmit={() => void submit()}>
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
          name="password"
          autoComplete="current-password"
          size="lg"
          value={password}
          onChange={setPassword}
          error={isChecked && password === '' && t`Enter your password.`}
        />
        {isWrongPassword(failure) ? (
          <Banner tone="danger">{t`This is not the password of the account. Type it again, or set a new one.`}</Banner>
        ) : (
          !isPending && <CallProblem failure={failure} />
        )}
        <Button type="submit" tone="accent" size="lg" isWide isPending={isPending}>
          {t`Connect and sign in`}
        </Button>
      </FormFrame>
      <div className={css.ways}>
        <Link
          href="/recover"
          onPress={() => {
            keepWanted(wanted);
            carry({ email });
          }}
        >
          {t`Forgot your password?`}
        </Link>
        <Link href={signInHref(wanted)}>{t`Other ways to sign in`}</Link>
      </div>
    </Door>
  );
}
