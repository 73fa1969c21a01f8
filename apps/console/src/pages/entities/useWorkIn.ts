import { pages } from '@comanda/api/pages';
import type { SelectorTab } from '@comanda/machines/selection';
import { useRouter } from '@tanstack/react-router';
import { switchCompany } from '../../shell/switchCompany.ts';

/** Chooses a company on a tab, and goes on to where somebody wanted to. */
export function useWorkIn(tab: SelectorTab): (idCompany: string) => Promise<void> {
  const router = useRouter();
  return async (idCompany) => {
    const { wanted = pages.home.path } = router.latestLocation.state;
    if (await switchCompany(router, idCompany, tab)) router.history.push(wanted);
  };
}
