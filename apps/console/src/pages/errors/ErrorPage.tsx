import { CallFailed } from '@comanda/api/client';
import { Button } from '@comanda/ui/Button';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { onDemand } from '@comanda/ui/OnDemand';
import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { failureMessage, referenceOf } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { isChunkFailure, reportPartFailure } from '../../app/newVersion.ts';
import { useTitle } from '../../app/title.ts';
import { hasUnsaved } from '../../app/unsaved.ts';
import * as css from './errors.css.ts';

const ClearKept = onDemand(async () => (await import('./ClearKept.tsx')).ClearKept);

/** Stands where a page failed: says what happened, what is safe and what to do. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const [isRetrying, setRetrying] = useState(false);
  const isPart = isChunkFailure(error);
  // Asked while the form that stood here still does: an effect comes when it has gone.
  const [hadInput] = useState(hasUnsaved);
  useTitle(t`Page not loaded`);
  useEffect(() => {
    if (isPart) void reportPartFailure(hadInput);
  }, [isPart, hadInput]);

  const retry = async (): Promise<void> => {
    setRetrying(true);
    await router.invalidate();
    setRetrying(false);
    reset();
  };

  if (isPart) return null;
  if (error instanceof CallFailed) {
    const reference = referenceOf(error.failure);
    return (
      <div className={css.alone}>
        <ErrorState
          headingLevel={1}
          description={label(failureMessage(error.failure))}
          onRetry={() => void retry()}
          isRetrying={isRetrying}
          {...(reference !== undefined && { reference })}
        />
      </div>
    );
  }
  return (
    <div className={css.alone}>
      <ErrorState
        headingLevel={1}
        title={t`This page stopped working`}
        description={t`The fault is ours. What you saved is safe. Reload the page; if it happens again, go home and tell your support what you did last.`}
        action={
          <>
            <Button onPress={() => location.reload()}>{t`Reload page`}</Button>
            <LinkButton href="/" variant="ghost">
              {t`Go to home`}
            </LinkButton>
            <ClearKept.View />
          </>
        }
      />
    </div>
  );
}
