import { type Company, syncCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Plural, useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../app/failures.ts';
import { useFormat } from '../../app/format.ts';
import { useLabel } from '../../app/label.ts';
import { useAllowed } from '../../app/permissions.ts';
import { useCallQuery } from '../../app/queries.ts';
import * as css from './HomePage.css.ts';

/** How many changes no till has yet, and the way to publish them (docs/product.md §9.2). */
export function PendingChanges({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const canPublish = useAllowed('ALLOW_COMPANY_SYNC_PUBLISH');
  const { data, error, refetch, isFetching } = useCallQuery(syncCalls.trackerNumber, {
    params: { id: company.id, status: 'PND' },
  });
  const format = useFormat();
  const count = data?.elements ?? 0;
  return (
    <Card title={t`Changes to publish`}>
      {error ? (
        <ErrorState
          headingLevel={3}
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <Loading>
          <Skeleton shape="title" width="quarter" />
          <Skeleton width="most" />
        </Loading>
      ) : (
        <div className={css.pending}>
          <p className={css.figure}>{format.number(count)}</p>
          <p className={css.muted}>
            {count === 0 ? (
              t`Everything is published. Change a price or a tax and it waits here until you send it to the tills.`
            ) : (
              <Plural
                value={count}
                one="change is saved but not yet on the tills."
                other="changes are saved but not yet on the tills."
              />
            )}
          </p>
          <LinkButton href="/settings/sync/trackers" tone={count > 0 && canPublish ? 'accent' : 'neutral'}>
            {count > 0 && canPublish ? t`Review and publish` : t`See changes`}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
