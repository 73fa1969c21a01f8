import { ErrorState } from '@comanda/ui/ErrorState';
import { NewVersionScreen } from '@comanda/ui/NewVersionScreen';
import { useLingui } from '@lingui/react/macro';
import type { PartFailure } from '../../app/newVersion.ts';
import * as css from './errors.css.ts';

const reload = (): void => location.reload();

/** Stands in place of every page when a part of the app did not load (docs/product.md §3.5). */
export function PartFailurePage({ failure }: { readonly failure: Exclude<PartFailure, 'none'> }) {
  const { t } = useLingui();
  if (failure !== 'offline')
    return <NewVersionScreen onReload={reload} isReloading={failure === 'checking'} />;
  return (
    <main className={css.alone}>
      <ErrorState
        headingLevel={1}
        title={t`No connection`}
        description={t`A part of this page could not be loaded. What you saved is safe; try again when you are connected.`}
        onRetry={reload}
      />
    </main>
  );
}
