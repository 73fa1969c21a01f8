import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { useLabel } from '../../app/label.ts';
import { failureMessage } from '../../app/failures.ts';
import { SignInProblemText } from '../session/SignInProblemText.tsx';
import { isAtField } from './refusals.ts';

/** Why a call was not done, and what to do; nothing where a field says it, or where there is no failure. */
export function CallProblem({ failure }: { readonly failure: Failure | undefined }) {
  const label = useLabel();
  if (!failure || isAtField(failure)) return null;
  if (failure.kind !== 'refused') return <Banner tone="warning">{label(failureMessage(failure))}</Banner>;
  const { status, error, retryAfter } = failure;
  if (error.code === 'ERROR_TOO_MANY')
    return (
      <Banner tone="warning">
        <SignInProblemText problem={{ kind: 'limited', retryAfter }} />
      </Banner>
    );
  if (status >= 500)
    return (
      <Banner tone="warning">
        <SignInProblemText problem={{ kind: 'fault', retryAfter: undefined }} />
      </Banner>
    );
  return <Banner tone="danger">{label(failureMessage(failure))}</Banner>;
}
