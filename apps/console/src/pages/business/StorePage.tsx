import { nameOf } from '@comanda/api/labels';
import { pages } from '@comanda/api/pages';
import type { Resource } from '@comanda/api/kernel';
import { Badge } from '@comanda/ui/Badge';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Fact, Facts } from '@comanda/ui/Facts';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Limits } from '../../access/Limits.tsx';
import { useCallQuery, useFormat, useLabel, useSelectedCompany } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { chooseCompany, useCompanies } from '../../app/selection.ts';
import { callsOf } from '../../resource/calls.ts';
import { FormPage } from '../../resource/form/FormPage.tsx';
import { limitsOf } from '../../resource/limits.ts';
import { asNames, asText } from '../../resource/values/read.ts';
import { isStored, type Stored } from '../../resource/values/stored.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { companyHref } from './hrefs.ts';
import * as css from './CompaniesPage.css.ts';

export interface StorePageProps {
  readonly resource: Resource;
  readonly id: string;
}

/**
 * `/admin/stores/{storeId}/show`: the record, with all that is done with it, where its company is selected; else the facts
 * (docs/product.md §5.4.6).
 */
export function StorePage({ resource, id }: StorePageProps) {
  const label = useLabel();
  const selected = useSelectedCompany();
  const query = useCallQuery(callsOf(resource).get, { params: { id } });
  const row = query.data !== undefined && isStored(query.data) ? query.data : undefined;
  if (selected && (row ? row.idCompany === selected.id : query.isError))
    return <FormPage resource={resource} mode="SHOW" id={id} />;
  if (row) return <Elsewhere resource={resource} row={row} />;
  return (
    <div className={css.page}>
      <PageHead title={label(nameOf('STR'))} />
      <QueryState query={query} />
    </div>
  );
}

const facts = ['street', 'zip', 'city', 'country', 'timeZone'] as const;

/** A store of a company that is not selected. */
function Elsewhere({ resource, row }: { readonly resource: Resource; readonly row: Stored }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const { names } = useFormat();
  const company = useCompanies().data?.find(({ id }) => id === row.idCompany);
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const name = names(asNames(row['names'])) || asText(row['code']);
  const status = asText(row['status']);
  const work = async (): Promise<void> => {
    chooseCompany(row.idCompany);
    await router.invalidate();
  };
  return (
    <div className={css.page}>
      <PageHead
        title={name}
        status={
          <Badge tone={status === 'A' ? 'success' : 'neutral'}>{label({ id: `status.${status}` })}</Badge>
        }
        trail={
          <Breadcrumbs
            items={[
              { label: t`Companies`, href: pages.companies.path },
              ...(company ? [{ label: company.cName, href: companyHref(company.id) }] : []),
              { label: name },
            ]}
          />
        }
        actions={
          <>
            <Limits actions={limitsOf(resource)} business={{ kind: 'company', idCompany: row.idCompany }} />
            <Button onPress={() => void work()}>{t`Work in this company`}</Button>
          </>
        }
      />
      <Card title={label({ id: 'form.basic' })}>
        <Facts>
          <Fact term={label(nameOf('CMP'))}>
            <bdi>{company?.cName}</bdi>
          </Fact>
          <Fact term={label({ id: 'field.code' })}>
            <bdi>{asText(row['code'])}</bdi>
          </Fact>
          {facts
            .filter((field) => asText(row[field]) !== '')
            .map((field) => (
              <Fact key={field} term={label({ id: `STR.${field}` })}>
                <bdi>{field === 'country' ? countries.of(asText(row[field])) : asText(row[field])}</bdi>
              </Fact>
            ))}
        </Facts>
      </Card>
    </div>
  );
}
