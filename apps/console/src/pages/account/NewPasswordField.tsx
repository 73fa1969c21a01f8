import { passwordFault } from '@comanda/api/account';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { PasswordField } from '@comanda/ui/PasswordField';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useLabel } from '../../app/label.ts';
import { PasswordRules } from './PasswordRules.tsx';

export interface NewPasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** Of the account; a password must not be it. */
  readonly email: string;
  /** Whether the person has tried to go on: a rule that is not met is told as an error then. */
  readonly isChecked: boolean;
  /** What the platform said of the password that was sent last; a changed one is not to blame. */
  readonly refused: Failure | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The fault of a password in a refusal of the platform. */
const faultIn = (failure: Failure | undefined) =>
  failure?.kind === 'refused' ? failure.error.extra?.find(({ field }) => field === 'password') : undefined;

/** A password that is being chosen, with the rules that it meets so far (docs/product.md §22.1.3). */
export function NewPasswordField({ value, onChange, email, isChecked, refused, ref }: NewPasswordFieldProps) {
  const { t } = useLingui();
  const label = useLabel();
  const plain = isChecked ? passwordFault(value, email) : undefined;
  const told = plain ?? faultIn(refused);
  const code = plain?.code ?? faultIn(refused)?.error;
  return (
    <PasswordField
      {...(ref !== undefined && { ref })}
      label={t`Password`}
      name="new-password"
      autoComplete="new-password"
      size="lg"
      value={value}
      onChange={onChange}
      description={<PasswordRules value={value} email={email} />}
      error={
        code !== undefined && label({ ...faultLabel(code), ...(told?.params && { values: told.params }) })
      }
    />
  );
}
