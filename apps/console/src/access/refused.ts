import { CallFailed } from '@comanda/api/client';
import type { Demand } from '@comanda/api/pages';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Holder } from '../app/admission.ts';
import { loadHolder } from '../app/holder.ts';
import { isSignedIn } from '../app/session.ts';

/** Without a session, or when nothing answers, the page tells of nobody. */
const holderIfKnown = async (): Promise<Holder | null> => {
  try {
    return isSignedIn() ? await loadHolder() : null;
  } catch (error) {
    if (error instanceof CallFailed) return null;
    throw error;
  }
};

/** Who is signed in, `null` where nobody is, undefined until that is known. */
export const useHolder = (): Holder | null | undefined =>
  useQuery({ queryKey: ['holder'], queryFn: holderIfKnown, staleTime: 0 }).data;

/** What the page demands that did not open and led here; nothing where a link from elsewhere did. */
export function useRefusedDemand(): Partial<Demand> {
  const router = useRouter();
  const page = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('page'),
  });
  const [path = ''] = (page ?? '').split('?');
  const [, , route] = router.getMatchedRoutes(path);
  return route?.options.staticData ?? {};
}
