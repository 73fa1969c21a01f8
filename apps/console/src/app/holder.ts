import { CallFailed } from '@comanda/api/client';
import type { Holder } from './admission.ts';
import { loadCompanyActions, loadUserActions } from './permissions.ts';
import { loadCompanies, selectedCompanyId } from './selection.ts';
import { loadUser } from './user.ts';

/** Without the list of companies none is selected; the list's own page says why and offers to try again. */
const loadCompaniesIfPossible = async (): Promise<void> => {
  try {
    await loadCompanies();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.failure.kind === 'signed_out') throw error;
  }
};

/** Who opens a page and what they hold, from the cache where it is known. */
export async function loadHolder(): Promise<Holder> {
  const [userActions, user] = await Promise.all([loadUserActions(), loadUser(), loadCompaniesIfPossible()]);
  const id = selectedCompanyId();
  return {
    idUser: user.id,
    userActions,
    company: id === undefined ? undefined : { actions: await loadCompanyActions(id) },
  };
}
