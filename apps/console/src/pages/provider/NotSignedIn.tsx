import type { Failure } from '@comanda/api/client';
import { type ProviderProblem, providerProblemIn } from '@comanda/api/errors';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { keepWanted } from '../../app/keepWanted.ts';
import { signInHref } from '../../app/signInHref.ts';
import { CallProblem } from '../account/CallProblem.tsx';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { BeginProblem } from './BeginProblem.tsx';
import type { Begun } from './begun.ts';
import { ProblemText } from './ProblemText.tsx';
import { useBegin } from './useBegin.ts';

export interface NotSignedInProps {
  readonly begun: Begun | undefined;
  readonly failure: Failure | undefined;
  /** What went wrong where nothing was asked. */
  readonly problem?: ProviderProblem;
}

/** What an address that is none of ours or of the provider's comes to. */
const problemIn = (failure: Failure | undefined): ProviderProblem | undefined => {
  if (failure?.kind !== 'refused') return undefined;
  return failure.error.code === 'ERROR_MALFORMED' ? 'ended' : providerProblemIn(failure.error);
};

/** Nobody was signed in: why, and the way on. */
export function NotSignedIn({ begun, failure, problem = problemIn(failure) }: NotSignedInProps) {
  const { t } = useLingui();
  const { begin, isPending, failure: notBegun } = useBegin();
  const label = begun?.label ?? '';
  return (
    <Door title={t`You are not signed in`}>
      {problem ? (
        <Banner tone="warning">
          <ProblemText problem={problem} label={label} />
        </Banner>
      ) : (
        <CallProblem failure={failure} />
      )}
      <div className={css.form}>
        {begun && (
          <Button tone="accent" size="lg" isWide isPending={isPending} onPress={() => begin(begun)}>
            {t`Try again with ${label}`}
          </Button>
        )}
        <BeginProblem failure={notBegun} label={label} />
      </div>
      <div className={css.ways}>
        {problem === 'no_account' && (
          <Link href="/register" onPress={() => keepWanted(begun?.wanted)}>{t`Create an account`}</Link>
        )}
        <Link href={signInHref(begun?.wanted)}>{begun ? t`Other ways to sign in` : t`Sign in`}</Link>
      </div>
    </Door>
  );
}
