import { isOwnEmail, lengthFault, passwordLength } from '@comanda/api/account';
import { Icon } from '@comanda/ui/Icon';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import * as css from './account.css.ts';

export interface PasswordRulesProps {
  /** The password that is being chosen. */
  readonly value: string;
  /** Of the account; a password must not be it. */
  readonly email: string;
}

/** What a new password must be, and how much of it holds so far (docs/product.md §22.1.3). */
export function PasswordRules({ value, email }: PasswordRulesProps) {
  const { t } = useLingui();
  const { min, max } = passwordLength;
  const rules = [
    { id: 'length', text: t`${min} to ${max} characters`, isMet: lengthFault(value) === undefined },
    {
      id: 'email',
      text: t`Different from your e-mail address`,
      isMet: value !== '' && !isOwnEmail(value, email),
    },
  ];
  return (
    <span className={css.rules}>
      {rules.map(({ id, text, isMet }) => (
        <Text key={id} tone={isMet ? 'success' : 'muted'}>
          <span className={css.rule}>
            <Icon icon={isMet ? CircleCheck : Circle} size="sm" label={isMet ? t`Met` : t`Not met yet`} />
            {text}
          </span>
        </Text>
      ))}
    </span>
  );
}
