import { passwordFault } from '@comanda/api/account';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isUnanswered } from '../../app/failures.ts';
import type { MailLink } from '../../app/mailLink.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { askReset } from './calls.ts';
import { CallProblem } from './CallProblem.tsx';
import { goToSignIn } from './goToSignIn.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { readLink } from './readLink.ts';
import { isAtField, isLinkEnded } from './refusals.ts';
import { useAsking } from './useAsking.ts';

/** `/reset#{email}/{token}` (docs/product.md §22.1). */
export function ResetPage() {
  const [link] = useState(() => readLink('/reset'));
  return link ? <SetPassword link={link} /> : <LinkEnded email="" purpose="reset" />;
}

function SetPassword({ link }: { readonly link: MailLink }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [sentPassword, setSentPassword] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  // The link may have done its work without an answer: then it opens nothing any more, and the password opens the account.
  const [isLost, setLost] = useState(false);
  const call = useAsking(askReset);
  const field = useRef<HTMLInputElement>(null);
  const { email, token } = link;
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (passwordFault(password, email)) {
      field.current?.focus();
      return;
    }
    setSentPassword(password);
    const failure = await call.ask({ email, token, password });
    if (!failure) goToSignIn({ email, news: 'reset' });
    else if (isAtField(failure)) field.current?.focus();
    else if (isLinkEnded(failure) && isLost) goToSignIn({ email, password });
    else if (failure && isUnanswered(failure)) setLost(true);
  };
  if (isLinkEnded(call.failure) && !isLost) return <LinkEnded email={email} purpose="reset" />;
  return (
    <Door title={t`Set a new password`}>
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
        <NewPasswordField
          ref={field}
          value={password}
          onChange={setPassword}
          email={email}
          isChecked={isChecked}
          refused={password === sentPassword ? call.failure : undefined}
        />
        {!call.isPending && <CallProblem failure={call.failure} />}
        <Button type="submit" tone="accent" size="lg" isWide isPending={call.isPending}>
          {t`Set password`}
        </Button>
      </FormFrame>
    </Door>
  );
}
