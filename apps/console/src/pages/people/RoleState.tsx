import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { PageHead } from '../../app/PageHead.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import { rolesHref } from './hrefs.ts';
import * as css from './people.css.ts';

/** In place of a role: that it loads, why it did not come, or that there is none. */
export function RoleState({ query }: { readonly query: UseQueryResult }) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <PageHead
        title={t`Role`}
        trail={<Breadcrumbs items={[{ label: t`Roles`, href: rolesHref }, { label: '…' }]} />}
      />
      {query.isSuccess ? (
        <EmptyState
          title={t`There is no such role`}
          description={t`It may have been deleted, or belong to another company.`}
          action={<LinkButton href={rolesHref} tone="accent">{t`All roles`}</LinkButton>}
        />
      ) : (
        <QueryState query={query} />
      )}
    </div>
  );
}
