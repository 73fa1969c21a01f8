import { errorLabel, sessionEndLabel } from '@comanda/api/labels';
import type { SignInProblem } from '@comanda/machines/session';
import { Banner } from '@comanda/ui/Banner';
import { BrandMark } from '@comanda/ui/BrandMark';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { FormFrame } from '@comanda/ui/Form';
import { PasswordField } from '@comanda/ui/PasswordField';
import { Heading } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { brand } from './brand.ts';
import { look } from './look.ts';
import * as css from './pages.css.ts';
import { lastEnd, session } from './session.ts';

/** `/kds/login`: signs a kitchen screen in. */
export function LoginPage() {
  const { t, i18n } = useLingui();
  const [end] = useState(lastEnd);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isPending = useSelector(session, (state) => state.matches('signingIn'));
  const problem = useSelector(session, ({ context }) => context.problem);
  const isEmailMissing = !/^[^\s@]+@[^\s@]+$/.test(email.trim());
  const { name, logos, wordmark } = brand;
  const { light, dark } = wordmark ?? logos;
  const { mode } = useSyncExternalStore(look.subscribe, look.current);
  const submit = (): void => {
    setChecked(true);
    if (isEmailMissing) emailField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else session.send({ type: 'SIGN_IN.ASKED', credentials: { email: email.trim(), password } });
  };
  return (
    <main className={css.alone}>
      <div className={css.card}>
        <Card padding="lg">
          <div className={css.form}>
            <BrandMark light={light} dark={dark} mode={mode} alt="" />
            <Heading level={1} size="xl">{t`Sign in to the kitchen of ${name}`}</Heading>
            {end && !problem && (
              <Banner tone={end === 'idle' ? 'info' : 'warning'}>{i18n._(sessionEndLabel(end))}</Banner>
            )}
            <FormFrame UNSAFE_className={css.form} isPending={isPending} onSubmit={submit}>
              <TextField
                ref={emailField}
                label={t`E-mail`}
                type="email"
                name="email"
                autoComplete="username"
                inputMode="email"
                spellCheck="false"
                dir="ltr"
                size="lg"
                value={email}
                onChange={setEmail}
                error={isChecked && isEmailMissing && t`Enter the e-mail address of your account.`}
              />
              <PasswordField
                ref={passwordField}
                label={t`Password`}
                name="password"
                autoComplete="current-password"
                size="lg"
                value={password}
                onChange={setPassword}
                error={isChecked && password === '' && t`Enter your password.`}
              />
              {problem && !isPending && (
                <Banner tone={problem.kind === 'refused' ? 'danger' : 'warning'}>
                  <ProblemText problem={problem} />
                </Banner>
              )}
              <Button type="submit" tone="accent" size="lg" isWide isPending={isPending}>
                {t`Sign in`}
              </Button>
            </FormFrame>
          </div>
        </Card>
      </div>
    </main>
  );
}

/** What to do; it never tells whether the account exists (docs/product.md §2.1). */
function ProblemText({ problem }: { readonly problem: SignInProblem }) {
  const { i18n } = useLingui();
  switch (problem.kind) {
    case 'brand':
      return i18n._(errorLabel('ERROR_BRAND_NOT_ALLOWED'));
    case 'refused':
      return <Trans>The e-mail or the password is wrong. Check both and try again.</Trans>;
    case 'limited': {
      const minutes = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60));
      return (
        <Trans>
          Too many attempts. Wait <Plural value={minutes} one="# minute" other="# minutes" /> and try again.
        </Trans>
      );
    }
    case 'offline':
      return (
        <Trans>The platform cannot be reached. Check the connection of this screen and try again.</Trans>
      );
    case 'fault':
      return <Trans>Something went wrong on our side. Try again in a moment.</Trans>;
  }
}
