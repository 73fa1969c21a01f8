import { peopleCalls, type User } from '@comanda/api/calls';
import { callOptions, queryClient, useCallQuery } from './queries.ts';
import { session } from './session.ts';

export const loadUser = (): Promise<User> => queryClient.ensureQueryData(callOptions(peopleCalls.logged, {}));

export interface SignedIn {
  readonly user: User;
  /** Asks first (docs/product.md §2.4). */
  readonly signOut: () => void;
}
const signOut = (): void => session.send({ type: 'SIGN_OUT.ASKED' });

/** The signed-in person; the guard has loaded them before any page of the shell shows. */
export function useSession(): SignedIn {
  const { data } = useCallQuery(peopleCalls.logged, {}, { staleTime: Number.POSITIVE_INFINITY });
  if (!data) throw new Error('This page is only reached by a signed-in person.');
  return { user: data, signOut };
}
