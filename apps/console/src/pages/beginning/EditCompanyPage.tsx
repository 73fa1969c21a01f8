import { businessCalls, type Company, companyCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { useParams, useRouter } from '@tanstack/react-router';
import { toast, useCallMutation, useCallQuery } from '../../app/index.ts';
import { withPicture } from '../../app/PictureChoice.tsx';
import { PageHead } from '../../app/PageHead.tsx';
import { companyHref } from '../business/hrefs.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import * as css from './beginning.css.ts';

const refreshes = ['company.get', 'company.ofUser', 'company.all'];

/** `/admin/companies/{companyId}/edit`: what a company is known by. */
export function EditCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams({ strict: false });
  const query = useCallQuery(businessCalls.company, { params: { id: companyId } });
  return (
    <div className={css.page}>
      <PageHead
        title={t`Edit company`}
        trail={
          <Breadcrumbs
            items={[
              { label: t`Companies`, href: pages.companies.path },
              { label: query.data?.cName ?? '', href: companyHref(companyId) },
              { label: t`Edit company` },
            ]}
          />
        }
      />
      {query.data ? <Edit key={query.data.version} company={query.data} /> : <QueryState query={query} />}
    </div>
  );
}

function Edit({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const router = useRouter();
  const { mutate, isPending } = useCallMutation(companyCalls.change, { refreshes });
  const { id: idCompany, version, country } = company;
  return (
    <CompanyForm
      initial={{
        code: company.code,
        cName: company.cName,
        kind: company.kind,
        taxNumber: '',
        country,
        owner: '',
      }}
      isNew={false}
      invitesOwner={false}
      submit={t`Save`}
      cancelHref={companyHref(idCompany)}
      isPending={isPending}
      stored={company.avatar.url}
      onSubmit={async ({ code, cName, kind }, picture) => {
        const result = await mutate(withPicture({ idCompany, version, code, cName, kind }, picture));
        if (!result.ok) return result.failure;
        toast({ tone: 'success', message: t`Saved` });
        router.history.push(companyHref(idCompany));
        return undefined;
      }}
    />
  );
}
