import { companyCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { refresh, toast, useCallMutation, useSession } from '../../app/index.ts';
import { withPicture } from '../../app/PictureChoice.tsx';
import { PageHead } from '../../app/PageHead.tsx';
import { switchCompany } from '../../shell/switchCompany.ts';
import { CompanyForm } from './CompanyForm.tsx';
import * as css from './beginning.css.ts';
import { beginHref } from './hrefs.ts';

const nothing = { code: '', cName: '', kind: '1', taxNumber: '', country: '', owner: '' } as const;

/** `/admin/companies/new`: a company comes to be (docs/product.md §22.8). */
export function NewCompanyPage() {
  const { t } = useLingui();
  const router = useRouter();
  const { user } = useSession();
  const { mutate, isPending } = useCallMutation(companyCalls.make);
  return (
    <div className={css.page}>
      <PageHead
        title={t`New company`}
        trail={
          <Breadcrumbs
            items={[{ label: t`Companies`, href: pages.companies.path }, { label: t`New company` }]}
          />
        }
      />
      <CompanyForm
        initial={nothing}
        isNew
        invitesOwner={user.kind === 'SYS'}
        submit={t`Create company`}
        cancelHref={pages.companies.path}
        isPending={isPending}
        onSubmit={async ({ owner, taxNumber, ...draft }, picture) => {
          const result = await mutate(
            withPicture({ ...draft, taxNumber: taxNumber || null, ...(owner !== '' && { owner }) }, picture),
          );
          if (!result.ok) return result.failure;
          await refresh('company.ofUser', 'company.all');
          toast({ tone: 'success', message: t`Company created` });
          await switchCompany(router, result.data.id);
          router.history.push(beginHref(result.data.id));
          return undefined;
        }}
      />
    </div>
  );
}
