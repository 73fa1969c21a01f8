import type { BodyOf, Favourite, favouriteCalls } from '@comanda/api/calls';
import { and, asc, eq } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { businessGroup, favourite } from '../../db/schema/groups.ts';
import { seenBy } from './businesses.ts';

const idsOf = (list: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ id }) => id));

/** What the person sees of each kind: nothing else is a favourite of theirs. */
const seenIds = async (work: Work): Promise<Readonly<Record<Favourite['kind'], ReadonlySet<string>>>> => {
  const { companies, stores } = await seenBy(work);
  const groups = await work.db.select({ id: businessGroup.id }).from(businessGroup);
  return { company: idsOf(companies), store: idsOf(stores), group: idsOf(groups) };
};

/** The person's favourites that they can still see, the oldest first. */
export const favouritesOf = async (work: Work): Promise<Favourite[]> => {
  const seen = await seenIds(work);
  const rows = await work.db
    .select()
    .from(favourite)
    .orderBy(asc(favourite.created), asc(favourite.idBusiness));
  return rows
    .filter(({ kind, idBusiness }) => seen[kind].has(idBusiness))
    .map(({ kind, idBusiness }): Favourite => {
      if (kind === 'company') return { kind, idCompany: idBusiness };
      return kind === 'store' ? { kind, idStore: idBusiness } : { kind, idGroup: idBusiness };
    });
};

const idOf = (one: Favourite): string => {
  if (one.kind === 'company') return one.idCompany;
  return one.kind === 'store' ? one.idStore : one.idGroup;
};
export const setFavourite = async (work: Work, data: BodyOf<typeof favouriteCalls.set>): Promise<void> => {
  const idCaller = personIn(work).id;
  const { kind, favorite } = data;
  const idBusiness = idOf(data);
  if (!(await seenIds(work))[kind].has(idBusiness)) throw unknownRecord();
  if (favorite) await work.db.insert(favourite).values({ idCaller, kind, idBusiness }).onConflictDoNothing();
  else
    await work.db
      .delete(favourite)
      .where(and(eq(favourite.idCaller, idCaller), eq(favourite.idBusiness, idBusiness)));
};
