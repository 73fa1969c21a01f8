import type { Business } from '@comanda/api/calls';
import { CallFailed } from '@comanda/api/client';
import { businessIn, type Demand } from '@comanda/api/pages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Holder } from '../app/admission.ts';
import { loadHolder } from '../app/holder.ts';
import { isSignedIn } from '../app/session.ts';

/** Whoever's session has ended meanwhile is nobody; what else fails says nothing about who is there. */
const holderIfAny = async (business?: Business): Promise<Holder | null> => {
  try {
    return isSignedIn() ? await loadHolder(business) : null;
  } catch (error) {
    if (error instanceof CallFailed && error.failure.kind === 'signed_out') return null;
    throw error;
  }
};

/** Who is signed in, `null` where nobody is, undefined until that is known; or why it is not, and asking again. */
export const useHolder = (business?: Business): UseQueryResult<Holder | null> =>
  useQuery({ queryKey: ['holder', business], queryFn: () => holderIfAny(business), staleTime: 0 });

export interface Refused {
  /** Its address; nothing where a link from elsewhere led here. */
  readonly page: string | undefined;
  readonly demand: Partial<Demand>;
  /** The business that its address names. */
  readonly business: Business | undefined;
}
/** What the page demands that did not open and led here; nothing where a link from elsewhere did. */
export function useRefused(): Refused {
  const router = useRouter();
  const page = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('page'),
  });
  const [path = ''] = (page ?? '').split('?');
  const [, parameters, route] = router.getMatchedRoutes(path);
  return {
    page: page ?? undefined,
    demand: route?.options.staticData ?? {},
    business: businessIn(parameters),
  };
}
