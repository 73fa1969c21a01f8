import { type Company, type ListFilter, type Store, syncCalls } from '@comanda/api/calls';
import { useQueries } from '@tanstack/react-query';
import { callOptions } from '../../app/queries.ts';
import { type StoreState, storeStateOf } from './tills.ts';

const newestOf = (company: Company, store: Store): ListFilter => ({
  idCompany: company.id,
  limit: 10,
  whereExtra: { field: 'idStore', operator: 'eq', value: store.id },
});

/** How the tills of stores stand, by the store's id; one whose publications have not come is not among them. */
export function useStoreStates(
  company: Company,
  stores: readonly Store[],
  isAsked: boolean,
): ReadonlyMap<string, StoreState> {
  const pages = useQueries({
    queries: stores.map((store) => ({
      ...callOptions(syncCalls.commitList, { data: newestOf(company, store) }),
      enabled: isAsked,
    })),
    combine: pagesOf,
  });
  return new Map(
    stores.flatMap(({ id }, place): [string, StoreState][] => {
      const page = pages[place];
      return page ? [[id, storeStateOf(page.elements)]] : [];
    }),
  );
}

const pagesOf = <P>(answers: readonly { readonly data: P | undefined }[]): readonly (P | undefined)[] =>
  answers.map(({ data }) => data);
