import { isEmail } from '@comanda/api/account';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { PasswordField } from '@comanda/ui/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import * as css from './Door.css.ts';
import { EmailField } from './EmailField.tsx';
import { SignInProblemText } from './SignInProblemText.tsx';
import type { SignIn } from './useSignIn.ts';

/** E-mail, password, one button; what went wrong stands above the button, what was typed stays. */
export function SignInForm({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useLingui();
  const { email, password, problem, isPending } = signIn;
  const [isChecked, setChecked] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isEmailMissing = !isEmail(email);
  const isPasswordMissing = password === '';

  useEffect(() => {
    if (problem?.kind === 'refused') passwordField.current?.select();
  }, [problem]);

  const submit = (): void => {
    setChecked(true);
    if (isEmailMissing) emailField.current?.focus();
    else if (isPasswordMissing) passwordField.current?.focus();
    else signIn.ask({ email: email.trim(), password });
  };

  return (
    <FormFrame UNSAFE_className={css.form} isPending={isPending} onSubmit={submit}>
      <EmailField
        ref={emailField}
        value={email}
        onChange={signIn.setEmail}
        isWrong={isChecked && isEmailMissing}
      />
      <PasswordField
        ref={passwordField}
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        size="lg"
        value={password}
        onChange={signIn.setPassword}
        error={isChecked && isPasswordMissing && t`Enter your password.`}
      />
      {problem && !isPending && (
        <Banner tone={problem.kind === 'refused' ? 'danger' : 'warning'}>
          <SignInProblemText problem={problem} />
        </Banner>
      )}
      <Button type="submit" tone="accent" size="lg" isWide isPending={isPending}>
        {t`Sign in`}
      </Button>
    </FormFrame>
  );
}
