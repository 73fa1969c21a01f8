import { type PresentationPage, presentationPages } from '@comanda/api/reports';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { WallBoard } from '@comanda/ui/WallBoard';
import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { useTitle } from '../../app/title.ts';
import { Door } from '../session/Door.tsx';
import { usePages } from './pages.ts';
import { Shown } from './Shown.tsx';
import { usePresentation } from './usePresentation.ts';

/** `/presentation/{page}/{block}`: figures on a wall, for whoever holds the address (docs/product.md §20.9). */
export function WallPage() {
  const [, , named = '', block = ''] = location.pathname.split('/');
  const page = presentationPages.find((one) => one === named);
  return page === undefined ? <Over /> : <Asked page={page} block={block} />;
}

function Asked({ page, block }: { readonly page: PresentationPage; readonly block: string }) {
  const label = useLabel();
  const { [page]: title } = usePages();
  useTitle(title);
  const { shown, failure, isOver } = usePresentation(page, block);
  if (isOver) return <Over />;
  if (shown) return <Shown page={page} shown={shown} isOld={failure !== undefined} />;
  return (
    <WallBoard title={title} figures={[]}>
      {failure ? (
        <ErrorState headingLevel={2} description={label(failureMessage(failure))} />
      ) : (
        <Loading>
          <Skeleton shape="card" />
        </Loading>
      )}
    </WallBoard>
  );
}

/** Nothing hangs here, or no longer. */
function Over() {
  const { t } = useLingui();
  return (
    <Door title={t`Wall display`}>
      <EmptyState
        headingLevel={2}
        title={t`Nothing is shown here`}
        description={t`This wall display was ended, or its address is not complete. Ask whoever set it up for a new address.`}
      />
    </Door>
  );
}
