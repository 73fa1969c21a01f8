import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { PasswordField } from '@comanda/ui/PasswordField';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { carry } from '../../app/carried.ts';
import { signInHref } from '../../app/signInHref.ts';
import { CallProblem } from '../account/CallProblem.tsx';
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

/** Before a provider opens an account for the first time, its password is asked for (docs/product.md §2.6.4). */
export function Connect({ begun, offer: { token, email } }: ConnectProps) {
  const { t } = useLingui();
  const { key, label, wanted } = begun;
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const call = useAsking(async (data: { readonly password: string }) => {
    const result = await askConnect({ key, token, ...data });
    if (result.ok) await enter(result.data, wanted);
    return result;
  });
  const { failure, isPending } = call;
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (password === '') field.current?.focus();
    else if (isWrongPassword(await call.ask({ password }))) field.current?.select();
  };
  if (failure?.kind === 'refused' && failure.error.code === 'ERROR_PROVIDER')
    return <NotSignedIn begun={begun} failure={failure} />;
  return (
    <Door title={t`Connect ${label}`}>
      <Text as="p">
        <Trans>
          You have an account here already. Type its password once; from then on <bdi>{label}</bdi> opens it.
        </Trans>
      </Text>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
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
      </form>
      <div className={css.ways}>
        <Link href="/recover" onPress={() => carry({ email })}>{t`Forgot your password?`}</Link>
        <Link href={signInHref(wanted)}>{t`Other ways to sign in`}</Link>
      </div>
    </Door>
  );
}
