import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '../../app/brand.ts';
import { carry, useCarried } from '../../app/carried.ts';
import { keptWanted } from '../../app/keptWanted.ts';
import { currentLanguage } from '../../app/language.ts';
import { signInHref } from '../../app/signInHref.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { type AccountDraft, AccountForm } from './AccountForm.tsx';
import { askRegister } from './calls.ts';
import { MailSent } from './MailSent.tsx';
import { useAsking } from './useAsking.ts';

/** `/register` (docs/product.md §22.1). */
export function RegisterPage() {
  const { t } = useLingui();
  const carried = useCarried();
  const [draft, setDraft] = useState<Partial<AccountDraft>>(carried);
  const [email, setEmail] = useState(carried.email ?? '');
  const [isSent, setSent] = useState(false);
  const call = useAsking(askRegister);
  if (isSent)
    return (
      <MailSent
        email={email.trim()}
        purpose="confirm"
        onChange={carried.isInvited ? undefined : () => setSent(false)}
      />
    );
  return (
    <Door title={t`Create an account`}>
      <AccountForm
        initial={draft}
        isEmailReadOnly={carried.isInvited}
        onEmail={setEmail}
        submit={t`Create an account`}
        call={call}
        onSubmit={async (wanted) => {
          setDraft(wanted);
          const failure = await call.ask({ ...wanted, lang: currentLanguage(), brand: brand.code });
          setSent(!failure);
          return failure;
        }}
      />
      <div className={css.ways}>
        <Link href={signInHref(keptWanted())} onPress={() => carry({ email })}>{t`Sign in`}</Link>
      </div>
    </Door>
  );
}
