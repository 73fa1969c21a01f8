import { businessCalls, type Company, trackerNumberCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { useActions, useMayPublish } from '../../app/permissions.ts';
import { useCallQuery } from '../../app/queries.ts';
import * as css from './HomePage.css.ts';
import { useStoreStates } from './storeCommits.ts';
import { waitingTills } from './waiting.ts';

/** What somebody should look at (docs/product.md §3.9); where nothing is, there is no box for it. */
export function Waiting({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const held = useActions();
  const canPublish = useMayPublish();
  const canSeeStores = held.has('ALLOW_STORE_ACCESS');
  const { data, error, refetch, isFetching } = useCallQuery(trackerNumberCalls.number, {
    params: { id: company.id, status: 'PND' },
  });
  const stores = useCallQuery(
    businessCalls.storesOfCompany,
    { params: { id: company.id } },
    { enabled: canSeeStores },
  ).data;
  const { refused, offline } = waitingTills(useStoreStates(company, stores ?? [], true).values());
  const count = data?.elements ?? 0;
  const away = offline.length;
  const isQuiet = count === 0 && refused === 0 && away === 0;
  if (isQuiet && !error) return null;
  return (
    <Card title={t`Waiting changes`} padding="none">
      {error && (
        <ErrorState
          headingLevel={3}
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!isQuiet && (
        <Rows inset="card">
          {count > 0 && (
            <Row>
              <Status
                tone="warning"
                text={t`${plural(count, { one: '# change waits', other: '# changes wait' })}`}
              />
              <LinkButton href="/settings/sync/trackers" size="sm" tone={canPublish ? 'accent' : 'neutral'}>
                {canPublish ? t`Review and publish` : t`See changes`}
              </LinkButton>
            </Row>
          )}
          {refused > 0 && (
            <Row>
              <Status
                tone="danger"
                text={t`${plural(refused, { one: '# publication refused', other: '# publications refused' })}`}
              />
              <LinkButton href="/settings/sync/commits?status=ERR" size="sm">
                {t`Publications`}
              </LinkButton>
            </Row>
          )}
          {away > 0 && (
            <Row>
              <Status
                tone="neutral"
                text={t`${plural(away, { one: '# till offline', other: '# tills offline' })}`}
              />
              <span className={css.names}>
                <Text tone="muted" dir="auto">
                  {offline.join(' · ')}
                </Text>
              </span>
            </Row>
          )}
        </Rows>
      )}
    </Card>
  );
}
