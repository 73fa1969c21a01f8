import { businessCalls, type Company } from '@comanda/api/calls';
import { platformId, platformLanguages } from '@comanda/api/kernel';
import { plainMoney } from '@comanda/api/money';
import { subjectOf } from '@comanda/api/session';
import {
  companySelection,
  parseSelection,
  type SelectionCommand,
  selectedCompany,
  selectionMachine,
  type SelectorTab,
} from '@comanda/machines/selection';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { createActor } from 'xstate';
import { callOptions, queryClient, refreshCompany, useCallQuery } from './queries.ts';
import { session } from './session.ts';
import { forget, isSeeing, parseStored, readStored, seenToken, store } from './storage.ts';

const list = businessCalls.companiesOfUser;

/** Companies that were worked in last in this browser, the newest first. */
export const recentCompanies = (): readonly unknown[] => {
  const kept = parseStored(readStored('recent'));
  return Array.isArray(kept) ? kept : [];
};

/** Which company is worked in (docs/product.md §3.3): the machine decides, this file does. */
export const selection = createActor(selectionMachine);
selection.on('PERSIST', ({ selection }) => store('selection', JSON.stringify(selection)));
selection.on('FORGET', () => forget('selection'));
selection.on('LOAD_COMPANY_DATA', ({ company }) => {
  store('recent', JSON.stringify([company, ...recentCompanies().filter((id) => id !== company)].slice(0, 5)));
  void refreshCompany();
});
selection.start();

/** A list that came later settles the selection again: companies come and go. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] !== list.name) return;
  const companies = queryClient.getQueryData(callOptions(list, companiesInput()).queryKey);
  if (companies && !selection.getSnapshot().matches('idle')) settleSelection(companies);
});

/** What a person is told, or where they are led, when the list came out otherwise than expected. */
export type SelectionNews = Extract<SelectionCommand, { type: 'INFORM' | 'GO_TO_COMPANY_LIST' }>;
let tell: ((news: SelectionNews) => void) | undefined;
/** The first list is there before the frame that can show a message. */
let untold: SelectionNews[] = [];
const onNews = (news: SelectionNews): void => {
  if (tell) tell(news);
  else untold.push(news);
};
selection.on('INFORM', onNews);
selection.on('GO_TO_COMPANY_LIST', onNews);

/** Hears the news, also those that came before; answers how to stop. */
export function onSelectionNews(listener: (news: SelectionNews) => void): () => void {
  tell = listener;
  for (const news of untold) listener(news);
  untold = [];
  return () => {
    tell = undefined;
  };
}

/** Who is seen as in this tab, until it is loaded anew: a view that begins or ends does not change the page before that. */
const seen = isSeeing && subjectOf(seenToken() ?? '');
/** Also for the moment between a session's end and the sign-in page. */
const subject = (): string => {
  if (seen) return seen;
  const { tokens, lastSubject } = session.getSnapshot().context;
  return tokens?.subject ?? lastSubject ?? '';
};
export const companiesInput = () => ({ params: { id: subject() } });

/** Loads the companies once and settles the selection by them; later answers settle it again. */
export async function loadCompanies(): Promise<readonly Company[]> {
  const companies = await queryClient.ensureQueryData(callOptions(list, companiesInput()));
  settleSelection(companies);
  return companies;
}
function settleSelection(companies: readonly Company[]): void {
  if (selection.getSnapshot().matches('idle'))
    selection.send({ type: 'STARTED', remembered: parseSelection(readStored('selection')) });
  selection.send({ type: 'COMPANIES.LOADED', companies: companies.map(({ id }) => id) });
}

/** There is no list at all: nothing is selected, and its own page says so and offers another try (docs/product.md §3.3.4). */
export function companiesFailed(): void {
  if (selection.getSnapshot().matches('idle')) selection.send({ type: 'STARTED', remembered: undefined });
  selection.send({ type: 'COMPANIES.FAILED' });
}

export const selectedCompanyId = (): string | undefined => {
  const state = selection.getSnapshot();
  return state.matches('selected') ? selectedCompany(state.context.selection) : undefined;
};
/** The tab of the entity selector that the last choice was made on. */
export const rememberedTab = (): SelectorTab => selection.getSnapshot().context.selection?.tab ?? 'company';
export const chooseCompany = (id: string, tab = rememberedTab()): void =>
  selection.send({ type: 'CHOSEN', selection: { ...companySelection(id), tab } });

/** The companies that the person may see. */
export const useCompanies = () => useCallQuery(list, companiesInput());

export function useSelectedCompany(): Company | undefined {
  const { data } = useCompanies();
  const id = useSelector(selection, (state) =>
    state.matches('selected') ? selectedCompany(state.context.selection) : undefined,
  );
  return data?.find((company) => company.id === id);
}

/** Whether the page in view shows the platform's own records, which need no company (docs/product.md §3.3.1). */
export const OnPlatform = createContext(false);

/** Stands in for a company where none is selected: the platform's languages, and money as before a choice. */
const platform: Company = {
  id: platformId,
  code: '',
  cName: '',
  brand: '',
  country: '',
  taxRegime: '',
  kind: '1',
  taxNumber: null,
  version: 0,
  isInMaintenance: false,
  languages: platformLanguages.map((iso, order) => ({ iso, order, isDefault: order === 0 })),
  currency: { ...plainMoney, code: '' },
  avatar: { url: null, color: '' },
};

/** The selected company, below the guard of pages that need one; on the platform's own pages the platform where none is. */
export function useCompany(): Company {
  const company = useSelectedCompany();
  const isOnPlatform = useContext(OnPlatform);
  if (company) return company;
  if (isOnPlatform) return platform;
  throw new Error('This page is only reached with a company selected.');
}
