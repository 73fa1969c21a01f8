import { CallFailed } from '@comanda/api/client';
import { businessIn, type Demand, pages } from '@comanda/api/pages';
import { redirect } from '@tanstack/react-router';
import { judge } from '../app/admission.ts';
import { loadHolder } from '../app/holder.ts';
import { isSignedIn, session } from '../app/session.ts';
import { signInHref } from '../app/signInHref.ts';
import { store } from '../app/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that waits for a company to be chosen. */
    readonly wanted?: string;
  }
}

/**
 * The one guard of every page below the shell (docs/product.md §2.3, §5.4).
 * @param parameters of the address: the person that the page is about, or the business
 */
export async function guard(
  href: string,
  demand: Partial<Demand>,
  { userId, ...named }: { readonly userId?: string; readonly companyId?: string; readonly storeId?: string },
): Promise<void> {
  if (!isSignedIn()) throw redirect({ href: signInHref(href) });
  session.send({ type: 'PATH.WANTED', path: href });
  const verdict = await loadHolder(businessIn(named)).then(
    (holder) => judge(demand, holder, userId),
    (error: unknown) => {
      if (error instanceof CallFailed && error.failure.kind === 'signed_out')
        throw redirect({ href: signInHref(href) });
      throw error;
    },
  );
  if (verdict === 'choose_company') throw redirect({ href: pages.companies.path, state: { wanted: href } });
  if (verdict === 'forbid') {
    const [path] = href.split('?');
    // Who may not even see home is told why where nothing is demanded.
    if (path === pages.home.path) throw redirect({ href: pages.notAuthorized.path });
    store('message', 'not_access_this_page');
    store('refused', href);
    throw redirect({ href: `${pages.home.path}?error=403` });
  }
}
