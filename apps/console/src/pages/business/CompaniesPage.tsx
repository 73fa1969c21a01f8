import { pages } from '@comanda/api/pages';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { failureMessage, referenceOf } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { useCompanies } from '../../app/selection.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { lazyPart } from '../../lazyPart.ts';
import * as css from './CompaniesPage.css.ts';
import { FirstCompany, useOpensCompanies } from './FirstCompany.tsx';

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
  const mayOpen = useOpensCompanies();
  const { data, error, refetch, isFetching } = useCompanies();
  const reference = error ? referenceOf(error.failure) : undefined;
  return (
    <div className={css.page}>
      <PageHead
        title={t`Companies`}
        description={t`Choose the company to work in. Its catalogue, changes and tickets follow the choice.`}
        // Where there is none, the way to the first one stands in its place.
        {...(mayOpen &&
          data?.length !== 0 && {
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
      {data?.length === 0 && <FirstCompany />}
      {data && data.length > 0 && <Entities companies={data} />}
    </div>
  );
}
