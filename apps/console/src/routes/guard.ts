import { CallFailed } from '@comanda/api/client';
import { redirect } from '@tanstack/react-router';
import { type Demand, judge } from '../app/admission.ts';
import { isSignedIn, session } from '../app/session.ts';
import { signInHref } from '../app/signInHref.ts';
import { store } from '../app/storage.ts';

/** The one guard of every page below the shell (docs/product.md §2.3, §5.4). */
export async function guard(href: string, demand: Demand): Promise<void> {
  if (!isSignedIn()) throw redirect({ href: signInHref(href) });
  session.send({ type: 'PATH.WANTED', path: href });
  const { loadHolder } = await import('../app/holder.ts');
  const verdict = await loadHolder().then(
    (holder) => judge(demand, holder),
    (error: unknown) => {
      if (error instanceof CallFailed && error.failure.kind === 'signed_out')
        throw redirect({ href: signInHref(href) });
      throw error;
    },
  );
  if (verdict === 'choose_company') throw redirect({ href: '/admin/companies' });
  if (verdict === 'forbid') {
    store('message', 'not_access_this_page');
    throw redirect({ href: '/?error=403' });
  }
}
