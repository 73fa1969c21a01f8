import { Banner } from '@comanda/ui/Banner';
import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { brand } from '../../app/brand.ts';
import { carry, useCarried, useKeptTyping } from '../../app/carried.ts';
import { useEnvironment } from '../../app/environment.ts';
import { keepWanted } from '../../app/keepWanted.ts';
import { keepLanguage } from '../../app/language.ts';
import { Optional } from '../../app/Optional.tsx';
import { wantedBy } from '../../app/signInHref.ts';
import { Door } from './Door.tsx';
import * as css from './Door.css.ts';
import { SessionEndBanner } from './SessionEndBanner.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';
import { lazyPart } from '../../lazyPart.ts';

/* What few servers have, so nobody else loads it. */
const DemoAccounts = lazyPart(async () => (await import('./DemoAccounts.tsx')).DemoAccounts);
const ProviderButtons = lazyPart(
  async () => (await import('../provider/ProviderButtons.tsx')).ProviderButtons,
  'pages/provider',
);

/** `/login` (docs/product.md §2.1). */
export function LoginPage() {
  const { t } = useLingui();
  const environment = useEnvironment();
  const { news, ...typed } = useCarried();
  const signIn = useSignIn(typed);
  useKeptTyping({ email: signIn.email });
  const { name } = brand;
  const take = (): void => {
    keepWanted(wantedBy(location.search));
    carry({ email: signIn.email });
  };
  return (
    <Door
      title={t`Sign in`}
      heading={t`Sign in to ${name}`}
      below={
        environment?.demo && (
          <Optional>
            <DemoAccounts
              accounts={environment.demo.accounts}
              isBusy={signIn.isPending}
              onChoose={(email) => {
                // Who looks around in a demo goes on in the language that they read it in, not in that of an invented person.
                keepLanguage();
                signIn.ask({ email, password: environment.demo?.password ?? '' });
              }}
            />
          </Optional>
        )
      }
    >
      {news === 'confirmed' && <Banner tone="success">{t`Your account is open.`}</Banner>}
      {news === 'reset' && (
        <Banner tone="success">{t`Your password has been changed and every device signed out. Sign in with the new one.`}</Banner>
      )}
      {!signIn.problem && !news && <SessionEndBanner />}
      <SignInForm signIn={signIn} />
      {environment && environment.providers.length > 0 && (
        <Optional>
          <ProviderButtons providers={environment.providers} />
        </Optional>
      )}
      <div className={css.ways}>
        <Link href="/register" onPress={take}>{t`Create an account`}</Link>
        <Link href="/recover" onPress={take}>{t`Forgot your password?`}</Link>
      </div>
    </Door>
  );
}
