import { CallFailed } from '@comanda/api/client';
import { ErrorState } from '@comanda/ui/ErrorState';
import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureMessage, referenceOf } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { useTitle } from '../../app/title.ts';
import * as css from './errors.css.ts';
import { StoppedPage } from './StoppedPage.tsx';

/** Stands where a page failed: says what happened, what is safe and what to do. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) =>
  error instanceof CallFailed ? (
    <CallFailedPage error={error} reset={reset} />
  ) : (
    <StoppedPage error={error} />
  );

interface CallFailedPageProps extends Pick<ErrorComponentProps, 'reset'> {
  readonly error: CallFailed;
}

/** What a call did not give can be asked for again. */
function CallFailedPage({ error: { failure }, reset }: CallFailedPageProps) {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const [isRetrying, setRetrying] = useState(false);
  useTitle(t`Page not loaded`);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    await router.invalidate();
    setRetrying(false);
    reset();
  };
  const reference = referenceOf(failure);
  return (
    <div className={css.alone}>
      <ErrorState
        headingLevel={1}
        description={label(failureMessage(failure))}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        {...(reference !== undefined && { reference })}
      />
    </div>
  );
}
