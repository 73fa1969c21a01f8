import { ErrorState } from '@comanda/ui/ErrorState';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useCompanies } from '../../app/selection.ts';
import * as css from '../business/CompaniesPage.css.ts';
import { CompaniesTab } from './CompaniesTab.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { StoresTab } from './StoresTab.tsx';

interface BusinessPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}
function BusinessPage({ title, description, children }: BusinessPageProps) {
  return (
    <div className={css.page}>
      <PageHead title={title} description={description} />
      {children}
    </div>
  );
}

/** `/business/group`: the person's own groups, made, changed and deleted (docs/product.md §3.3). */
export function GroupsPage() {
  const { t } = useLingui();
  return (
    <BusinessPage title={t`Groups`} description={t`Companies and stores that you look at together.`}>
      <GroupsTab />
    </BusinessPage>
  );
}

/** `/business/store`: the stores of every company of the person, to work in one. */
export function StoresPage() {
  const { t } = useLingui();
  return (
    <BusinessPage
      title={t`Stores`}
      description={t`The stores of all your companies. Choose one to work in it.`}
    >
      <StoresTab />
    </BusinessPage>
  );
}

/** `/business/company`: the companies of the person, to work in one. */
export function BusinessCompaniesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const { data, error, refetch, isFetching } = useCompanies();
  return (
    <BusinessPage
      title={t`Companies`}
      description={t`The companies that you may see. Choose one to work in it.`}
    >
      {error && (
        <ErrorState
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label={t`Loading companies`}>
          <Skeleton shape="card" />
        </Loading>
      )}
      {data && <CompaniesTab companies={data} />}
    </BusinessPage>
  );
}
