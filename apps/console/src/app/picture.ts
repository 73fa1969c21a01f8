import { avatarCalls } from '@comanda/api/calls';
import { useCallQuery } from './queries.ts';
import { useSession } from './user.ts';

/** The own picture as an address to draw; nothing where there is none or it has not come: initials stand in. */
export function usePicture(): string | null {
  const { id, avatar } = useSession().user;
  const { data } = useCallQuery(
    avatarCalls.get,
    { params: { id, ts: avatar.hash ?? '' } },
    // Its hash tells one from the next, so what came once holds.
    { enabled: avatar.hash !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  return avatar.hash === null ? null : (data?.image64 ?? null);
}
