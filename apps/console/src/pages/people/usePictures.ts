import { memberCalls, mostIds, type Role } from '@comanda/api/calls';
import { useCallQuery } from '../../app/index.ts';

/** Pictures of the people of a company, by their ids; of as many as one call names. */
export function usePictures(roles: readonly Role[]): ReadonlyMap<string, string> {
  const idUsers = roles
    .flatMap(({ people }) => people.map(({ id }) => id))
    .toSorted()
    .slice(0, mostIds);
  const { data } = useCallQuery(memberCalls.avatars, { data: { idUsers } }, { enabled: idUsers.length > 0 });
  return new Map(data?.map(({ id, image64 }) => [id, image64]));
}
