import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Icon } from '@comanda/ui/Icon';
import { Button } from 'react-aria-components/Button';
import { useLabel } from '../../app/label.ts';
import * as css from './LoginPage.css.ts';

export interface DemoAccountsProps {
  readonly accounts: readonly { readonly email: string; readonly role: string }[];
  readonly isBusy: boolean;
  readonly onChoose: (email: string) => void;
}

/** In demo mode: the accounts to look around with; one press fills the fields and signs in (docs/product.md §14). */
export function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={css.demoTitle}>
        {t`Demo accounts`}
      </h2>
      <p className={css.demoText}>{t`Invented businesses on this computer. One press signs in.`}</p>
      <ul className={css.accounts}>
        {accounts.map(({ email, role }) => (
          <li key={email}>
            <Button className={css.account} isDisabled={isBusy} onPress={() => onChoose(email)}>
              <span className={css.accountText}>
                <span className={css.role}>{label({ id: `role.${role}` })}</span>
                <bdi className={css.email}>{email}</bdi>
              </span>
              <Icon icon={ChevronRight} isDirectional />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
