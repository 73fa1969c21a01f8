import { isEmail, passwordFault } from '@comanda/api/account';
import { faultLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { Link } from '@comanda/ui/Link';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { brand } from '../../app/brand.ts';
import { carry, useCarried, useKeptTyping } from '../../app/carried.ts';
import { keptWanted } from '../../app/keptWanted.ts';
import { useLabel } from '../../app/label.ts';
import { currentLanguage } from '../../app/language.ts';
import { signInHref } from '../../app/signInHref.ts';
import { useUnsaved } from '../../app/unsaved.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { EmailField } from '../session/EmailField.tsx';
import { names } from './account.css.ts';
import { askRegister } from './calls.ts';
import { CallProblem } from './CallProblem.tsx';
import { isAtField } from './refusals.ts';
import { MailSent } from './MailSent.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAsking } from './useAsking.ts';

/** `/register` (docs/product.md §22.1). */
export function RegisterPage() {
  const { t } = useLingui();
  const label = useLabel();
  const carried = useCarried();
  const [name, setName] = useState(carried.name ?? '');
  const [surname, setSurname] = useState(carried.surname ?? '');
  const [email, setEmail] = useState(carried.email ?? '');
  const [password, setPassword] = useState('');
  const [sentPassword, setSentPassword] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const call = useAsking(askRegister);
  useKeptTyping(isSent ? {} : { email, name, surname });
  // All but this outlives a reload.
  useUnsaved(password !== '' && !isSent);
  const nameField = useRef<HTMLInputElement>(null);
  const surnameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (): Promise<void> => {
    setChecked(true);
    const wrong = [
      { isWrong: name.trim() === '', field: nameField },
      { isWrong: surname.trim() === '', field: surnameField },
      { isWrong: !isEmail(email), field: emailField },
      { isWrong: passwordFault(password, email) !== undefined, field: passwordField },
    ].find(({ isWrong }) => isWrong);
    if (wrong) {
      wrong.field.current?.focus();
      return;
    }
    setSentPassword(password);
    const lang = currentLanguage();
    const failure = await call.ask({ name, surname, email, password, lang, brand: brand.code });
    if (!failure) setSent(true);
    else if (isAtField(failure)) passwordField.current?.focus();
  };

  if (isSent)
    return (
      <MailSent
        email={email.trim()}
        purpose="confirm"
        onChange={carried.isInvited ? undefined : () => setSent(false)}
      />
    );
  const missing = (text: string) => isChecked && text.trim() === '' && label(faultLabel('required'));
  return (
    <Door title={t`Create an account`}>
      <FormFrame UNSAFE_className={css.form} isPending={call.isPending} onSubmit={() => void submit()}>
        <div className={names}>
          <TextField
            ref={nameField}
            label={t`First name`}
            name="given-name"
            autoComplete="given-name"
            dir="auto"
            size="lg"
            maxLength={100}
            value={name}
            onChange={setName}
            error={missing(name)}
          />
          <TextField
            ref={surnameField}
            label={t`Surname`}
            name="family-name"
            autoComplete="family-name"
            dir="auto"
            size="lg"
            maxLength={100}
            value={surname}
            onChange={setSurname}
            error={missing(surname)}
          />
        </div>
        <EmailField
          ref={emailField}
          value={email}
          onChange={setEmail}
          isReadOnly={carried.isInvited}
          isWrong={isChecked && !isEmail(email)}
        />
        <NewPasswordField
          ref={passwordField}
          value={password}
          onChange={setPassword}
          email={email}
          isChecked={isChecked}
          refused={password === sentPassword ? call.failure : undefined}
        />
        {!call.isPending && <CallProblem failure={call.failure} />}
        <Button type="submit" tone="accent" size="lg" isWide isPending={call.isPending}>
          {t`Create an account`}
        </Button>
      </FormFrame>
      <div className={css.ways}>
        <Link href={signInHref(keptWanted())} onPress={() => carry({ email })}>{t`Sign in`}</Link>
      </div>
    </Door>
  );
}
