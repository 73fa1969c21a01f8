import { isEmail } from '@comanda/api/account';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { brand } from '../../app/brand.ts';
import { carry, useCarried, useKeptTyping } from '../../app/carried.ts';
import { keptWanted } from '../../app/keptWanted.ts';
import { signInHref } from '../../app/signInHref.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { EmailField } from '../session/EmailField.tsx';
import { askRecover } from './calls.ts';
import { CallProblem } from './CallProblem.tsx';
import { MailSent } from './MailSent.tsx';
import { useAsking } from './useAsking.ts';

/** `/recover`: a link to set a new password, by mail (docs/product.md §22.1). */
export function RecoverPage() {
  const { t } = useLingui();
  const carried = useCarried();
  const [email, setEmail] = useState(carried.email ?? '');
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const call = useAsking(askRecover);
  const field = useRef<HTMLInputElement>(null);
  useKeptTyping({ email: isSent ? '' : email });
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (!isEmail(email)) field.current?.focus();
    else setSent(!(await call.ask({ email, brand: brand.code })));
  };
  if (isSent) return <MailSent email={email.trim()} purpose="reset" onChange={() => setSent(false)} />;
  return (
    <Door title={t`Forgot your password?`}>
      <FormFrame UNSAFE_className={css.form} isPending={call.isPending} onSubmit={() => void submit()}>
        <Text as="p" tone="muted">{t`We will send you a link to set a new one.`}</Text>
        <EmailField ref={field} value={email} onChange={setEmail} isWrong={isChecked && !isEmail(email)} />
        {!call.isPending && <CallProblem failure={call.failure} />}
        <Button type="submit" tone="accent" size="lg" isWide isPending={call.isPending}>
          {t`Send link`}
        </Button>
      </FormFrame>
      <div className={css.ways}>
        <Link href={signInHref(keptWanted())} onPress={() => carry({ email })}>{t`Sign in`}</Link>
        <Link href="/register" onPress={() => carry({ email })}>{t`Create an account`}</Link>
      </div>
    </Door>
  );
}
