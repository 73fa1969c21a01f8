import { favouriteCalls, groupCalls } from '@comanda/api/calls';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useCallQuery, useLabel, useSession } from '../../app/index.ts';
import { useAllowed } from '../../app/permissions.ts';
import { useCompanies } from '../../app/selection.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { useAside } from '../../app/useAside.ts';
import { CompanyRows } from './CompanyRows.tsx';
import * as css from './entities.css.ts';
import { GroupCard } from './GroupCard.tsx';
import { StoreRows } from './StoreRows.tsx';

/** What the person has marked with a star: companies, stores and groups. */
export function FavouritesTab() {
  const { t } = useLingui();
  const label = useLabel();
  const { user } = useSession();
  const query = useCallQuery(favouriteCalls.list, {});
  const { data: companies = [] } = useCompanies();
  const { data: stores = [] } = useAside(favouriteCalls.stores, {});
  const { data: groups = [] } = useAside(
    groupCalls.ofUser,
    { params: { id: user.id } },
    { enabled: useAllowed('ALLOW_USER_GROUP') },
  );
  const { data = [] } = query;
  const ownCompanies = companies.filter(({ id }) =>
    data.some((one) => one.kind === 'company' && one.idCompany === id),
  );
  const ownStores = stores.filter(({ id }) => data.some((one) => one.kind === 'store' && one.idStore === id));
  return (
    <div className={css.tab}>
      <QueryState query={query} />
      {query.data?.length === 0 && (
        <EmptyState
          icon={Star}
          headingLevel={2}
          title={t`No favourites yet`}
          description={t`Mark a company, a store or a group with its star to find it here.`}
        />
      )}
      {ownCompanies.length > 0 && (
        <Card title={label(pluralOf('CMP'))} padding="none">
          <CompanyRows label={label(nameOf('CMP'))} companies={ownCompanies} tab="favourites" />
        </Card>
      )}
      {ownStores.length > 0 && (
        <Card title={label(pluralOf('STR'))} padding="none">
          <StoreRows label={label(nameOf('STR'))} stores={ownStores} tab="favourites" />
        </Card>
      )}
      {groups
        .filter(({ id }) => data.some((one) => one.kind === 'group' && one.idGroup === id))
        .map((group) => (
          <GroupCard key={group.id} group={group} tab="favourites" />
        ))}
    </div>
  );
}
