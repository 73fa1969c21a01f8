import { type Business, type Company, peopleCalls } from '@comanda/api/calls';
import { CallFailed } from '@comanda/api/client';
import { GRANTED, publishes } from '@comanda/api/permissions';
import { useMemo } from 'react';
import { callOptions, queryClient, useCallQuery } from './queries.ts';
import { useCompanies, useSelectedCompany } from './selection.ts';

type Answer = { readonly actions: readonly { readonly key: string; readonly value: string }[] };

/** Until the list is there, nothing is allowed (docs/product.md §5.1). */
export const grantedIn = (answer: Answer | undefined): string[] =>
  (answer?.actions ?? []).filter(({ value }) => value === GRANTED).map(({ key }) => key);

const businessInput = (business: Business) => ({ data: business });

export const loadUserActions = async (): Promise<readonly string[]> =>
  grantedIn(await queryClient.ensureQueryData(callOptions(peopleCalls.actions, {})));
export const loadBusinessActions = async (business: Business): Promise<readonly string[]> =>
  grantedIn(
    await queryClient.ensureQueryData(callOptions(peopleCalls.businessActions, businessInput(business))),
  );
export const loadCompanyActions = (idCompany: string): Promise<readonly string[]> =>
  loadBusinessActions({ kind: 'company', idCompany });
/** Nothing is held in a business that is not there for the person. */
export const loadActionsIn = async (business: Business): Promise<readonly string[]> => {
  try {
    return await loadBusinessActions(business);
  } catch (error) {
    if (error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status < 429)
      return [];
    throw error;
  }
};

/** What is told of a business, or of the selected company; nothing while it is not known, or is not there for the person. */
function useBusinessActions(business: Business | undefined) {
  const selected = useSelectedCompany();
  const asked = business ?? (selected && { kind: 'company', idCompany: selected.id });
  return useCallQuery(
    peopleCalls.businessActions,
    businessInput(asked ?? { kind: 'company', idCompany: '' }),
    { enabled: asked !== undefined },
  ).data;
}

/** Names of the actions that the person holds, for themselves and in a business: in the selected company where none is named. */
export function useActions(business?: Business): ReadonlySet<string> {
  const user = useCallQuery(peopleCalls.actions, {}).data;
  const there = useBusinessActions(business);
  return useMemo(() => new Set([...grantedIn(user), ...grantedIn(there)]), [user, there]);
}

/** Whether the person holds all of them. */
export const useAllowed = (...actions: readonly string[]): boolean => {
  const held = useActions();
  return actions.every((action) => held.has(action));
};

/** Whether the person may publish in the selected company: it takes to choose among its stores. */
export const useMayPublish = (): boolean => useAllowed(...publishes);

/** The company that a business is or is in, as far as the person may know it; the selected one where none is named. */
export function useCompanyOf(business: Business | undefined): Company | undefined {
  const selected = useSelectedCompany();
  const id = useBusinessActions(business)?.idCompany;
  const { data } = useCompanies();
  return business ? data?.find((company) => company.id === id) : selected;
}
