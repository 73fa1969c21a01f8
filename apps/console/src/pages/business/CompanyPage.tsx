import { type Business, businessCalls, type Company, type Store } from '@comanda/api/calls';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { pages } from '@comanda/api/pages';
import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { countryName } from '../../app/countryName.ts';
import { Badge } from '@comanda/ui/Badge';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Fact } from '@comanda/ui/Facts';
import { LinkButton } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams, useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Limits } from '../../access/Limits.tsx';
import { useLabel } from '../../app/label.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useActions } from '../../app/permissions.ts';
import { useCallQuery } from '../../app/queries.ts';
import { useSelectedCompany } from '../../app/selection.ts';
import { switchCompany } from '../../shell/switchCompany.ts';
import { beginHref, editCompanyHref } from '../beginning/hrefs.ts';
import { backupHref } from '../backup/hrefs.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { storeAccess, storeHref } from './hrefs.ts';
import * as css from './CompaniesPage.css.ts';
import { lazyPart } from '../../lazyPart.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { EntityName } from './EntityName.tsx';

const MaintenanceSwitch = lazyPart(
  async () => (await import('../entities/MaintenanceSwitch.tsx')).MaintenanceSwitch,
  'pages/entities',
);
const CloseCompany = lazyPart(
  async () => (await import('../entities/CloseCompany.tsx')).CloseCompany,
  'pages/entities',
);

/** `/admin/companies/{companyId}/show`: what is known of a company, whichever one is selected (docs/product.md §3.3). */
export function CompanyPage() {
  const { companyId = '' } = useParams({ strict: false });
  const label = useLabel();
  const query = useCallQuery(businessCalls.company, { params: { id: companyId } });
  if (query.data) return <Shown company={query.data} />;
  return (
    <div className={css.page}>
      <PageHead title={label(nameOf('CMP'))} />
      <QueryState query={query} />
    </div>
  );
}

function Shown({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const isSelected = useSelectedCompany()?.id === company.id;
  const business: Business = { kind: 'company', idCompany: company.id };
  const held = useActions(business);
  const { cName, code, avatar } = company;
  return (
    <div className={css.page}>
      <PageHead
        title={cName}
        trail={
          <Breadcrumbs items={[{ label: t`Companies`, href: pages.companies.path }, { label: cName }]} />
        }
        {...(isSelected && { status: <Badge tone="accent" icon={Check}>{t`Selected`}</Badge> })}
        actions={
          <>
            <Limits
              actions={['ALLOW_STORE_ACCESS', storeAccess, 'ALLOW_COMPANY_EDIT', 'ALLOW_COMPANY_EXPORT']}
              business={business}
            />
            {held.has('ALLOW_COMPANY_EXPORT') && (
              <LinkButton href={backupHref(company.id)}>{t`Backup`}</LinkButton>
            )}
            {held.has('ALLOW_COMPANY_EDIT') && (
              <>
                <LinkButton href={beginHref(company.id)}>{t`Begin to sell`}</LinkButton>
                <LinkButton href={editCompanyHref(company.id)}>{t`Edit`}</LinkButton>
              </>
            )}
            {!isSelected && (
              <Button
                tone="accent"
                onPress={() => void switchCompany(router, company.id)}
              >{t`Work in this company`}</Button>
            )}
          </>
        }
      />
      <Card title={label({ id: 'form.basic' })}>
        <div className={css.about}>
          <Avatar size="xl" shape="square" name={cName} src={smallPicture(avatar.url)} />
          <CompanyFacts company={company}>
            <Fact term={label({ id: 'field.code' })}>
              <bdi>{code}</bdi>
            </Fact>
          </CompanyFacts>
        </div>
      </Card>
      {held.has('ALLOW_STORE_ACCESS') && <Stores company={company} isLinked={held.has(storeAccess)} />}
      {held.has('ALLOW_COMPANY_EDIT') && (
        <>
          <MaintenanceSwitch company={company} />
          <CloseCompany company={company} />
        </>
      )}
    </div>
  );
}

interface StoresProps {
  readonly company: Company;
  /** Whether the page of a store opens for the person. */
  readonly isLinked: boolean;
}
function Stores({ company, isLinked }: StoresProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const query = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } });
  return (
    <Card title={label(pluralOf('STR'))} padding="none">
      <QueryState query={query} />
      <Rows inset="card" label={label(pluralOf('STR'))}>
        {query.data?.map(({ terminals, ...store }) => (
          <Row key={store.id}>
            <EntityName
              name={store.sName}
              picture={store.avatar.url}
              href={isLinked ? storeHref(store.id) : undefined}
              about={placeOf(store, i18n.locale)}
            />
            <Text tone="muted">{t`${plural(terminals, { one: '# till', other: '# tills' })}`}</Text>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

const placeOf = ({ code, address }: Pick<Store, 'code' | 'address'>, locale: string): string =>
  [code, address.city, countryName(address.country ?? '', locale)].filter(Boolean).join(' · ');
