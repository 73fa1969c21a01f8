import { type BodyOf, type Favourite, favouriteCalls } from '@comanda/api/calls';
import { failureMessage, toast, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { useAllowed } from '../../app/permissions.ts';

export type EntityKind = Favourite['kind'];
export interface Favourites {
  readonly isFavourite: (kind: EntityKind, id: string) => boolean;
  readonly toggle: (kind: EntityKind, id: string) => Promise<void>;
  /** Whether the person has favourites at all. */
  readonly isAllowed: boolean;
}
const refreshes = [favouriteCalls.list.name];
/** Of what is marked. */
export const idOf = (one: Favourite): string => {
  if (one.kind === 'company') return one.idCompany;
  return one.kind === 'store' ? one.idStore : one.idGroup;
};
const bodyOf = (kind: EntityKind, id: string, favorite: boolean): BodyOf<typeof favouriteCalls.set> => {
  if (kind === 'company') return { kind, idCompany: id, favorite };
  return kind === 'store' ? { kind, idStore: id, favorite } : { kind, idGroup: id, favorite };
};

/** What the person finds first (docs/product.md §22.10). */
export function useFavourites(): Favourites {
  const label = useLabel();
  const isAllowed = useAllowed('ALLOW_USER_FAVORITES');
  const { data = [] } = useCallQuery(favouriteCalls.list, {}, { enabled: isAllowed });
  const { mutate } = useCallMutation(favouriteCalls.set, { refreshes });
  const isFavourite: Favourites['isFavourite'] = (kind, id) =>
    data.some((one) => one.kind === kind && idOf(one) === id);
  return {
    isAllowed,
    isFavourite,
    toggle: async (kind, id) => {
      const result = await mutate({ data: bodyOf(kind, id, !isFavourite(kind, id)) });
      if (!result.ok) toast({ tone: 'danger', message: label(failureMessage(result.failure)) });
    },
  };
}
