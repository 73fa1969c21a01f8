import type { AnyRouter } from '@tanstack/react-router';
import { chooseCompany } from '../app/selection.ts';

/**
 * Chooses another company. A page of one record belongs to the old company, so its list is opened first; a form with
 * unsaved input asks on that way, and staying there keeps the company too: `false` (docs/product.md §3.3).
 */
export async function switchCompany(router: AnyRouter, id: string): Promise<boolean> {
  const list = router.state.matches.at(-1)?.staticData.list;
  if (list !== undefined) {
    const before = router.latestLocation.pathname;
    await router.navigate({ to: list });
    if (router.latestLocation.pathname === before) return false;
  }
  chooseCompany(id);
  await router.invalidate();
  return true;
}
