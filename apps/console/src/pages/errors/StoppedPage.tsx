import { Button } from '@comanda/ui/Button';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Optional } from '../../app/Optional.tsx';
import { useTitle } from '../../app/title.ts';
import * as css from './errors.css.ts';
import { usePartFailure } from './usePartFailure.ts';
import { lazyPart } from '../../lazyPart.ts';

const ClearKept = lazyPart(async () => (await import('./ClearKept.tsx')).ClearKept);

/** Stands where a page of ours broke: says what is safe and what to do. */
export function StoppedPage({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const isPart = usePartFailure(error);
  useTitle(t`Page not loaded`);
  if (isPart) return null;
  return (
    <div className={css.alone}>
      <ErrorState
        headingLevel={1}
        title={t`This page stopped working`}
        description={t`This is our fault. What you saved is safe. Reload the page; if it happens again, go to home and tell support what you did last.`}
        action={
          <>
            <Button onPress={() => location.reload()}>{t`Reload page`}</Button>
            <LinkButton href="/" variant="ghost">
              {t`Go to home`}
            </LinkButton>
            <Optional>
              <ClearKept />
            </Optional>
          </>
        }
      />
    </div>
  );
}
