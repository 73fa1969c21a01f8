import { businessCalls, peopleCalls } from '@comanda/api/calls';
import type { AnyRouter } from '@tanstack/react-router';
import { client } from '../app/client.ts';
import { callOptions, queryClient, refresh } from '../app/queries.ts';
import { companiesInput, selectedCompanyId } from '../app/selection.ts';
import { store } from '../app/storage.ts';

const list = businessCalls.companiesOfUser;
/** What tells a person's rights, and what is drawn by them. */
const names = [
  peopleCalls.actions,
  peopleCalls.businessActions,
  peopleCalls.menu,
  peopleCalls.companyMenu,
].map(({ name }) => name);
/** What others offer to the person, which is told by the same sign; and messages of companies that they have left are gone. */
const offered = ['message.number', 'message.list', 'transfer.list', 'accessKey.list'];
const held = (): string =>
  JSON.stringify(names.flatMap((name) => queryClient.getQueriesData({ queryKey: [name], type: 'active' })));

/** A page of a company that the person has left is left before the company goes: it could not stand without one. */
async function leaveLostCompany(router: AnyRouter): Promise<void> {
  const companies = await client.call(list, companiesInput());
  if (!companies.ok) return;
  const isLost = !companies.data.some(({ id }) => id === selectedCompanyId());
  if (isLost && router.state.matches.at(-1)?.staticData.scope === 'company') {
    store('message', 'not_access_this_page');
    await router.navigate({ to: '/admin/companies', replace: true, ignoreBlocker: true });
  }
  queryClient.setQueryData(callOptions(list, companiesInput()).queryKey, companies.data);
}

/**
 * Asks again what the person may do, and judges the page that is open by it: one that is theirs no more is left as if it
 * had been opened now (docs/product.md §2.4.5, §5.4.1). What was typed there waits in the tab.
 */
export async function reviewRights(router: AnyRouter): Promise<void> {
  void refresh(...offered);
  await leaveLostCompany(router);
  const before = held();
  // What nobody looks at is asked for when somebody does.
  for (const name of names) queryClient.removeQueries({ queryKey: [name], type: 'inactive' });
  await refresh(...names);
  if (held() !== before) await router.invalidate();
}
