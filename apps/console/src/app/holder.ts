import type { Business } from '@comanda/api/calls';
import { CallFailed } from '@comanda/api/client';
import type { Holder } from './admission.ts';
import { loadActionsIn, loadCompanyActions, loadUserActions } from './permissions.ts';
import { companiesFailed, loadCompanies, selectedCompanyId } from './selection.ts';
import { loadUser } from './user.ts';

/** Whether the list of companies is there; a page can be opened without. */
const loadCompaniesIfPossible = async (): Promise<boolean> => {
  try {
    await loadCompanies();
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.failure.kind === 'signed_out') throw error;
    return false;
  }
};

/**
 * Who opens a page and what they hold, from the cache where it is known.
 * @param business where they hold it; without it in the selected company
 */
export async function loadHolder(business?: Business): Promise<Holder> {
  const [userActions, user, hasCompanies] = await Promise.all([
    loadUserActions(),
    loadUser(),
    loadCompaniesIfPossible(),
  ]);
  // Where nothing comes at all, what was selected may still be so.
  if (!hasCompanies) companiesFailed();
  if (business) return { idUser: user.id, userActions, company: { actions: await loadActionsIn(business) } };
  const id = selectedCompanyId();
  return {
    idUser: user.id,
    userActions,
    company: id === undefined ? undefined : { actions: await loadCompanyActions(id) },
  };
}
