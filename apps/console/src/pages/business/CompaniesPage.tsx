import type { Company } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Avatar } from '@comanda/ui/Avatar';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Link, LinkButton } from '@comanda/ui/Link';
import { SearchField } from '@comanda/ui/SearchField';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Building2, Check } from 'lucide-react';
import { useState } from 'react';
import { failureMessage, referenceOf } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { languageName } from '../../app/languageName.ts';
import { useCompanies, useSelectedCompany } from '../../app/selection.ts';
import { useEnvironment } from '../../app/environment.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useSession } from '../../app/user.ts';
import { EntityTabs } from '../entities/EntityTabs.tsx';
import { FavouriteButton } from '../entities/FavouriteButton.tsx';
import { useWorkIn } from '../entities/useWorkIn.ts';
import { companyHref } from './hrefs.ts';
import * as css from './CompaniesPage.css.ts';

/** From here on a list is searched, not read. */
const MANY = 6;

/** `/admin/companies`: the companies that the person may see, to choose one (docs/product.md §3.3). */
export function CompaniesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const [words, setWords] = useState('');
  const { user } = useSession();
  const environment = useEnvironment();
  const mayOpen = user.kind === 'SYS' || environment?.opensCompanies === true;
  const { data, error, refetch, isFetching } = useCompanies();
  const reference = error ? referenceOf(error.failure) : undefined;
  const wanted = words.trim().toLocaleLowerCase();
  const found = data?.filter(({ cName, code }) => `${cName} ${code}`.toLocaleLowerCase().includes(wanted));
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
      {data && data.length > 0 && (
        <EntityTabs
          companies={
            <>
              {' '}
              {data && data.length > MANY && (
                <div className={css.search}>
                  <SearchField label={t`Search companies`} value={words} onChange={setWords} />
                </div>
              )}
              {data && data.length > 0 && found?.length === 0 && (
                <EmptyState
                  drawing="search"
                  title={t`No company of this name`}
                  action={<Button onPress={() => setWords('')}>{t`Clear search`}</Button>}
                />
              )}
              {found && found.length > 0 && (
                <ul role="list" className={css.cards}>
                  {found.map((company) => (
                    <li key={company.id}>
                      <CompanyCard company={company} />
                    </li>
                  ))}
                </ul>
              )}
            </>
          }
        />
      )}
    </div>
  );
}

function CompanyCard({ company }: { readonly company: Company }) {
  const { t, i18n } = useLingui();
  const isSelected = useSelectedCompany()?.id === company.id;
  const { cName, code, country, currency, languages, avatar } = company;
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const workIn = useWorkIn('company');
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <Avatar shape="square" name={cName} src={avatar.url} />
          <div className={css.names}>
            <Heading level={2} size="lg" dir="auto">
              <Link href={companyHref(company.id)} tone="plain" underline="hover">
                {cName}
              </Link>
            </Heading>
            <Text as="bdi" size="sm" tone="muted">
              {code}
            </Text>
          </div>
          {isSelected && <Badge tone="accent" icon={Check}>{t`Selected`}</Badge>}
          <FavouriteButton kind="company" id={company.id} name={cName} />
        </div>
        <Facts>
          <Fact term={t`Country`}>{countries.of(country) ?? country}</Fact>
          <Fact term={t`Currency`}>
            <bdi>
              {currency.code} {currency.symbol}
            </bdi>
          </Fact>
          <Fact term={t`Languages`}>
            {languages
              .toSorted((a, b) => a.order - b.order)
              .map(({ iso }) => languageName(iso, i18n.locale))
              .join(', ')}
          </Fact>
        </Facts>
        <Button
          isWide
          onPress={() => void workIn(company.id)}
          aria-label={isSelected ? t`Continue: ${cName}` : t`Work in this company: ${cName}`}
        >
          {isSelected ? t`Continue` : t`Work in this company`}
        </Button>
      </div>
    </Card>
  );
}
