import { pages } from '@comanda/api/pages';
import type { SelectorTab } from '@comanda/machines/selection';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { selection } from '../../app/selection.ts';
import { switchCompany } from '../../shell/switchCompany.ts';

/** The tab that the last choice was made on. */
export const rememberedTab = (): SelectorTab => selection.getSnapshot().context.selection?.tab ?? 'company';

/** Chooses a company on a tab, which is kept with it; `false` where somebody stays with their unsaved input. */
export const chooseOn = async (router: AnyRouter, idCompany: string, tab: SelectorTab): Promise<boolean> => {
  if (!(await switchCompany(router, idCompany))) return false;
  selection.send({ type: 'CHOSEN', selection: { ids: [idCompany], eType: 'company', tab } });
  return true;
};

/** Chooses a company on a tab, and goes on to where somebody wanted to. */
export function useWorkIn(tab: SelectorTab): (idCompany: string) => Promise<void> {
  const router = useRouter();
  return async (idCompany) => {
    const { wanted = pages.home.path } = router.latestLocation.state;
    if (await chooseOn(router, idCompany, tab)) router.history.push(wanted);
  };
}
