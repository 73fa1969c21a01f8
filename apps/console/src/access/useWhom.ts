import { type Business, roleCalls } from '@comanda/api/calls';
import type { Demand } from '@comanda/api/pages';
import { useLingui } from '@lingui/react/macro';
import { useActions, useCompanyOf } from '../app/permissions.ts';
import { useCallQuery } from '../app/queries.ts';

/**
 * Where something is missing and who can grant it; by name only to who may see the company (docs/product.md §5.4).
 * @param business where it is missing; in the selected company where none is named
 */
export function useWhom(scope: Demand['scope'], business?: Business): string {
  const { t, i18n } = useLingui();
  const company = useCompanyOf(business);
  const maySee = useActions(business).has('ALLOW_COMPANY_ACCESS');
  const { data = [] } = useCallQuery(
    roleCalls.grantors,
    { params: { companyId: company?.id ?? '' } },
    { enabled: scope === 'company' && company !== undefined && maySee },
  );
  if (scope === 'company' && business && !company)
    return t`Your account does not have this permission. The owner of the company can grant it.`;
  if (scope === 'user' || !company)
    return t`This belongs to your account. Whoever runs the platform for you can grant it.`;
  const { cName } = company;
  const people = data.map(({ name }) => name);
  if (people.length === 0) return t`This is about ${cName}. Its owner can grant it.`;
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(people);
  return t`This is about ${cName}. ${names} can grant it.`;
}
