import { pages } from '@comanda/api/pages';
import type { SelectorTab } from '@comanda/machines/selection';
import { useRouter } from '@tanstack/react-router';
import { selection } from '../../app/selection.ts';
import { switchCompany } from '../../shell/switchCompany.ts';

/** The tab that the last choice was made on. */
export const rememberedTab = (): SelectorTab => selection.getSnapshot().context.selection?.tab ?? 'company';

/** Chooses a company on a tab, which is kept with it, and goes on to where somebody wanted to. */
export function useWorkIn(tab: SelectorTab): (idCompany: string) => Promise<void> {
  const router = useRouter();
  return async (idCompany) => {
    const { wanted = pages.home.path } = router.latestLocation.state;
    await switchCompany(router, idCompany);
    selection.send({ type: 'CHOSEN', selection: { ids: [idCompany], eType: 'company', tab } });
    router.history.push(wanted);
  };
}
