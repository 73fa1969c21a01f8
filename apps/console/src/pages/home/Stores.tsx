import { businessCalls, type Company, type Store } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Link, LinkButton } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Store as StoreIcon } from 'lucide-react';
import { Limits } from '../../access/Limits.tsx';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { useAllowed } from '../../app/permissions.ts';
import { useCallQuery } from '../../app/queries.ts';
import { newStoreHref, storeAccess, storeCreate, storeHref } from '../business/hrefs.ts';
import * as css from './HomePage.css.ts';
import { useStoreStates } from './storeCommits.ts';
import type { TillState } from './tills.ts';

/** The company's stores, each with its tills; before the first, the way to it, or why somebody may not go it. */
export function Stores({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const mayCreate = useAllowed(storeCreate);
  const { data, error, refetch, isFetching } = useCallQuery(businessCalls.storesOfCompany, {
    params: { id: company.id },
  });
  if (error)
    return (
      <Card title={t`Stores`}>
        <ErrorState
          headingLevel={3}
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  if (!data)
    return (
      <Loading label={t`Loading stores`}>
        <Skeleton shape="card" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <Card title={t`Stores`}>
        <EmptyState
          headingLevel={3}
          icon={StoreIcon}
          title={t`No stores yet`}
          description={t`Stores appear here once they are created, and their tills once they are licensed.`}
          action={
            mayCreate ? (
              <LinkButton href={newStoreHref} tone="accent">{t`Create a store`}</LinkButton>
            ) : (
              <Limits actions={[storeCreate]} />
            )
          }
        />
      </Card>
    );
  return (
    <div className={css.stores}>
      {data.map((store) => (
        <StoreCard key={store.id} company={company} store={store} />
      ))}
    </div>
  );
}

const see = { id: 'verb.ACCESS' };

function StoreCard({ company, store }: { readonly company: Company; readonly store: Store }) {
  const { t } = useLingui();
  const label = useLabel();
  const canSeeSync = useAllowed('ALLOW_COMPANY_SYNC_ACCESS');
  const state = useStoreStates(company, [store], canSeeSync).get(store.id);
  const mayOpen = useAllowed(storeAccess);
  const { terminals } = store;
  const place = `${store.code} · ${store.address.city}`;
  return (
    <Card
      title={store.sName}
      description={<bdi>{place}</bdi>}
      padding="none"
      {...((mayOpen || state?.newest !== undefined) && {
        actions: (
          <span className={css.words}>
            {state?.newest !== undefined && (
              <Text tone="muted">
                <Trans>Publication {state.newest}</Trans>
              </Text>
            )}
            {mayOpen && (
              <Link href={storeHref(store.id)} aria-label={`${label(see)}: ${store.sName}`} underline="hover">
                {label(see)}
              </Link>
            )}
          </span>
        ),
      })}
    >
      {state && state.tills.length > 0 ? (
        <Rows inset="card" label={t`Tills`}>
          {state.tills.map((till) => (
            <TillRow key={till.id} till={till} newest={state.newest} />
          ))}
        </Rows>
      ) : (
        <div className={css.note}>
          <Text as="p" tone="muted">
            {state && state.newest === undefined ? (
              <Trans>
                <Plural value={terminals} one="# till" other="# tills" />. Nothing was published to this store
                yet.
              </Trans>
            ) : (
              t`${plural(terminals, { one: '# till', other: '# tills' })}`
            )}
          </Text>
        </div>
      )}
    </Card>
  );
}

function TillRow({ till, newest }: { readonly till: TillState; readonly newest: number | undefined }) {
  const { t } = useLingui();
  const { name, isOnline, has, reason } = till;
  const number = has ?? 0;
  const isCurrent = has !== undefined && has === newest;
  return (
    <Row>
      <span className={css.words}>
        <Text as="bdi" weight="medium">
          {name}
        </Text>
        <Status tone={isOnline ? 'success' : 'neutral'} text={isOnline ? t`Online` : t`Offline`} />
      </span>
      <span className={css.words}>
        {reason === null ? (
          <Status
            tone={isCurrent ? 'success' : 'warning'}
            text={
              isCurrent
                ? t`Up to date`
                : has === undefined
                  ? t`Waiting for the till`
                  : t`Has publication ${number}`
            }
          />
        ) : (
          <>
            <Status tone="danger" text={t`Refused the publication`} />
            <Text tone="muted" dir="auto">
              {reason}
            </Text>
          </>
        )}
      </span>
    </Row>
  );
}
