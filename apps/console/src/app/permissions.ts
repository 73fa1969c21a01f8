import { peopleCalls } from '@comanda/api/calls';
import { GRANTED } from '@comanda/api/permissions';
import { useMemo } from 'react';
import { callOptions, queryClient, useCallQuery } from './queries.ts';
import { useSelectedCompany } from './selection.ts';

type Answer = { readonly actions: readonly { readonly key: string; readonly value: string }[] };

/** Until the list is there, nothing is allowed (docs/product.md §5.1). */
export const grantedIn = (answer: Answer | undefined): string[] =>
  (answer?.actions ?? []).filter(({ value }) => value === GRANTED).map(({ key }) => key);

const companyInput = (idCompany: string) => ({ data: { kind: 'company', idCompany } }) as const;

export const loadUserActions = async (): Promise<readonly string[]> =>
  grantedIn(await queryClient.ensureQueryData(callOptions(peopleCalls.actions, {})));
export const loadCompanyActions = async (idCompany: string): Promise<readonly string[]> =>
  grantedIn(
    await queryClient.ensureQueryData(callOptions(peopleCalls.businessActions, companyInput(idCompany))),
  );

/** Names of the actions that the person holds, for themselves and in the selected company. */
export function useActions(): ReadonlySet<string> {
  const company = useSelectedCompany();
  const user = useCallQuery(peopleCalls.actions, {}).data;
  const business = useCallQuery(peopleCalls.businessActions, companyInput(company?.id ?? ''), {
    enabled: company !== undefined,
  }).data;
  return useMemo(
    () => new Set([...grantedIn(user), ...(company ? grantedIn(business) : [])]),
    [user, business, company],
  );
}

export const useAllowed = (action: string): boolean => useActions().has(action);
