import { PressCard } from '@comanda/ui/PressCard';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useLabel } from '../../app/label.ts';
import * as css from './DemoAccounts.css.ts';

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
      <Heading level={2} id="demo-accounts">
        {t`Demo accounts`}
      </Heading>
      <Text as="p" size="sm" tone="muted">
        {t`Made-up businesses on this computer. Choose one to sign in.`}
      </Text>
      <ul role="list" className={css.accounts}>
        {accounts.map(({ email, role }) => (
          <li key={email}>
            <PressCard
              title={label({ id: `role.${role}` })}
              iconEnd={ChevronRight}
              isDisabled={isBusy}
              onPress={() => onChoose(email)}
            >
              <Text as="bdi" wrap="truncate">
                {email}
              </Text>
            </PressCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
