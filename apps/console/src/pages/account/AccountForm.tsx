import { isEmail, passwordFault } from '@comanda/api/account';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useKeptTyping } from '../../app/carried.ts';
import { useLabel } from '../../app/label.ts';
import { useUnsaved } from '../../app/unsaved.ts';
import * as css from '../session/Door.css.ts';
import { EmailField } from '../session/EmailField.tsx';
import { names } from './account.css.ts';
import { CallProblem } from './CallProblem.tsx';
import { isAtField } from './refusals.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { Asking } from './useAsking.ts';

/** What an account is made with. */
export interface AccountDraft {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly password: string;
}
export interface AccountFormProps {
  readonly initial: Readonly<Partial<AccountDraft>>;
  readonly isEmailReadOnly?: boolean | undefined;
  /** Told of the address while it is typed. */
  readonly onEmail?: (email: string) => void;
  readonly submit: string;
  readonly call: Pick<Asking<never>, 'isPending' | 'failure'>;
  /** Asks for the account; answers why there is none. */
  readonly onSubmit: (draft: AccountDraft) => Promise<Failure | undefined>;
}

/** Whether the platform's answer is about the address. */
const isOfEmail = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && (failure.error.extra?.some(({ field }) => field === 'email') ?? false);

/** The fields of an account that is being made. */
export function AccountForm({ initial, isEmailReadOnly, onEmail, submit, call, onSubmit }: AccountFormProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [name, setName] = useState(initial.name ?? '');
  const [surname, setSurname] = useState(initial.surname ?? '');
  const [email, setEmail] = useState(initial.email ?? '');
  const [password, setPassword] = useState(initial.password ?? '');
  const [sent, setSent] = useState<AccountDraft>();
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  useKeptTyping(isDone ? {} : { email, name, surname });
  // All but this outlives a reload.
  useUnsaved(password !== '' && !isDone);
  const nameField = useRef<HTMLInputElement>(null);
  const surnameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const send = async (): Promise<void> => {
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
    const draft = { name, surname, email, password };
    setSent(draft);
    const failure = await onSubmit(draft);
    if (!failure) setDone(true);
    else if (isOfEmail(failure)) emailField.current?.focus();
    else if (isAtField(failure)) passwordField.current?.focus();
  };
  const missing = (text: string) => isChecked && text.trim() === '' && label(faultLabel('required'));
  return (
    <FormFrame UNSAFE_className={css.form} isPending={call.isPending} onSubmit={() => void send()}>
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
        onChange={(typed) => {
          setEmail(typed);
          onEmail?.(typed);
        }}
        isReadOnly={isEmailReadOnly}
        isWrong={isChecked && !isEmail(email)}
        isTaken={email === sent?.email && isOfEmail(call.failure)}
      />
      <NewPasswordField
        ref={passwordField}
        value={password}
        onChange={setPassword}
        email={email}
        isChecked={isChecked}
        refused={password === sent?.password ? call.failure : undefined}
      />
      {!call.isPending && <CallProblem failure={call.failure} />}
      <Button type="submit" tone="accent" size="lg" isWide isPending={call.isPending}>
        {submit}
      </Button>
    </FormFrame>
  );
}
