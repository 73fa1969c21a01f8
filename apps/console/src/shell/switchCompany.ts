import type { SelectorTab } from '@comanda/machines/selection';
import type { AnyRouter } from '@tanstack/react-router';
import { chooseCompany } from '../app/selection.ts';

/**
 * Chooses another company. A page of one record belongs to the old company, so its list is opened first; a form with
 * unsaved input asks on that way, and staying there keeps the company too: `false` (docs/product.md §3.3).
 * @param tab of the entity selector that it is chosen on, kept with it; that of the last choice where none is named
 */
export async function switchCompany(router: AnyRouter, id: string, tab?: SelectorTab): Promise<boolean> {
  const list = router.state.matches.at(-1)?.staticData.list;
  if (list !== undefined) {
    const before = router.latestLocation.pathname;
    await router.navigate({ to: list });
    if (router.latestLocation.pathname === before) return false;
  }
  chooseCompany(id, tab);
  await router.invalidate();
  return true;
}
