import { LookControls } from '../../shell/LookControls.tsx';
import { useLingui } from '@lingui/react/macro';
import { brand } from '../../app/brand.ts';
import { useEnvironment } from '../../app/environment.ts';
import { useTitle } from '../../app/title.ts';
import { BrandMark } from '../../shell/BrandMark.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import * as css from './LoginPage.css.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

/** `/login` (docs/product.md §2.1). */
export function LoginPage() {
  const { t } = useLingui();
  useTitle(t`Sign in`);
  const environment = useEnvironment();
  const signIn = useSignIn();
  const { name, legal } = brand;
  return (
    <div className={css.page}>
      <header className={css.top}>
        <LookControls />
      </header>
      <main className={css.middle}>
        <div className={css.card} data-surface="raised">
          <div className={css.heading}>
            <BrandMark />
            <h1 className={css.title}>{t`Sign in to ${name}`}</h1>
          </div>
          <SignInForm signIn={signIn} />
        </div>
        {environment?.demo && (
          <DemoAccounts
            accounts={environment.demo.accounts}
            isBusy={signIn.isPending}
            onChoose={(email) => signIn.ask({ email, password: environment.demo?.password ?? '' })}
          />
        )}
      </main>
      <footer className={css.footer}>
        <a href={legal.terms}>{t`Terms`}</a>
        <a href={legal.privacy}>{t`Privacy`}</a>
        <a href={legal.imprint}>{t`Imprint`}</a>
        {environment && (
          <span>
            {name} {environment.web} · {environment.release}
          </span>
        )}
      </footer>
    </div>
  );
}
