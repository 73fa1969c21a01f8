import { isOfPlatform, platformId, type Resource, tenantOf } from '@comanda/api/kernel';
import { callOptions, queryClient } from '../../app/queries.ts';
import { loadCompanies, selectedCompanyId } from '../../app/selection.ts';
import { callsOf } from '../calls.ts';
import { listFilterOf } from './listFilter.ts';
import { readPreferences, seedOf } from './listPreferences.ts';
import { decodeList, type ListParameters } from './listUrl.ts';

/** Asks for the rows of a list by its address, while it is still being found out whether the page may be opened. */
export async function askForRows(resource: Resource, parameters: ListParameters): Promise<void> {
  await loadCompanies();
  const id = selectedCompanyId() ?? platformId;
  const idCompany = tenantOf(resource, id);
  if (idCompany === platformId && !isOfPlatform(resource)) return;
  const state = decodeList(resource, parameters, seedOf(readPreferences(resource.code), id));
  const data = listFilterOf(state, idCompany);
  await queryClient.prefetchQuery(callOptions(callsOf(resource).list, { data }));
}
