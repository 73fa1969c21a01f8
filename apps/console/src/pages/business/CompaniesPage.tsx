import { pages } from '@comanda/api/pages';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { failureMessage, referenceOf } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { useCompanies } from '../../app/selection.ts';
import { useEnvironment } from '../../app/environment.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useSession } from '../../app/user.ts';
import { lazyPart } from '../../lazyPart.ts';
import * as css from './CompaniesPage.css.ts';

const Entities = lazyPart(
  async () => (await import('../entities/EntityTabs.tsx')).EntityTabs,
  'pages/entities',
);
// The page has nothing without it.
void Entities.preload();

/** `/admin/companies`: the companies that the person may see, to choose one (docs/product.md §3.3). */
export function CompaniesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const { user } = useSession();
  const environment = useEnvironment();
  const mayOpen = user.kind === 'SYS' || environment?.opensCompanies === true;
  const { data, error, refetch, isFetching } = useCompanies();
  const reference = error ? referenceOf(error.failure) : undefined;
  return (
    <div className={css.page}>
      <PageHead
        title={t`Companies`}
        description={t`Choose the company to work in. Its catalogue, changes and tickets follow the choice.`}
        {...(mayOpen && {
          actions: <LinkButton href={pages.newCompany.path} tone="accent">{t`New company`}</LinkButton>,
        })}
      />
      {error && (
        <ErrorState
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          {...(reference !== undefined && { reference })}
        />
      )}
      {!data && !error && (
        <Loading label={t`Loading companies`}>
          <div className={css.cards}>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={Building2}
          title={t`You have no company yet`}
          description={t`Ask the owner of a company to invite you; once you accept, it appears here.`}
          action={<LinkButton href="/profile/invitations/received">{t`See invitations`}</LinkButton>}
        />
      )}
      {data && data.length > 0 && <Entities companies={data} />}
    </div>
  );
}
