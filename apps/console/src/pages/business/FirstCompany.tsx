import { pages } from '@comanda/api/pages';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { useEnvironment } from '../../app/environment.ts';
import * as layout from '../../app/layout.css.ts';
import { useSession } from '../../app/user.ts';

/** Whether the person opens companies by themselves: operators do, others where the platform lets them. */
export function useOpensCompanies(): boolean {
  const { user } = useSession();
  const environment = useEnvironment();
  return user.kind === 'SYS' || environment?.opensCompanies === true;
}

/** Stands where there is no company yet: the ways to the first one. */
export function FirstCompany() {
  const { t } = useLingui();
  const mayOpen = useOpensCompanies();
  return (
    <EmptyState
      icon={Building2}
      title={t`You have no company yet`}
      description={
        mayOpen
          ? t`Open your company: its menu, first store and first till take a few minutes. Or accept an invitation to one that exists.`
          : t`Ask the owner of a company to invite you; once you accept, it appears here.`
      }
      action={
        <span className={layout.line[3]}>
          {mayOpen && <LinkButton href={pages.newCompany.path} tone="accent">{t`New company`}</LinkButton>}
          <LinkButton href="/profile/invitations/received">{t`See invitations`}</LinkButton>
        </span>
      }
    />
  );
}
