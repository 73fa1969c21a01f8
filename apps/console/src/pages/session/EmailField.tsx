import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

export interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly isWrong: boolean;
  /** Whether it is another account's. */
  readonly isTaken?: boolean;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The address of an account, as browsers and password managers know it. */
export function EmailField({ isWrong, isTaken = false, isReadOnly = false, ref, ...rest }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...rest}
      isReadOnly={isReadOnly}
      {...(ref !== undefined && { ref })}
      label={t`E-mail`}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      spellCheck="false"
      dir="ltr"
      size="lg"
      maxLength={254}
      error={
        isWrong
          ? t`Enter the e-mail address of your account, like name@example.com.`
          : isTaken && t`There is an account with this address already.`
      }
    />
  );
}
