import { favouriteCalls, groupCalls } from '@comanda/api/calls';
import { personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { isPictureStamp } from '../../resource/images.ts';
import { shownPicture } from '../business/avatars.ts';
import { seenCompanies, seenStores } from './businesses.ts';
import { favouritesOf, setFavourite } from './favourites.ts';
import { addTo, changeGroup, groupOf, groupsOf, makeGroup, removeGroup, takeFrom } from './groups.ts';

const done = { done: true } as const;
const [addCompanies, addStores] = [addTo('company'), addTo('store')];
const [takeCompanies, takeStores] = [takeFrom('company'), takeFrom('store')];
const others = <T extends { readonly id: string }>(all: readonly T[], held: readonly T[]): T[] =>
  all.filter(({ id }) => !held.some((one) => one.id === id));
const mustBeOne = (all: readonly { readonly id: string }[], id: string): void => {
  if (!all.some((one) => one.id === id)) throw unknownRecord();
};

/** A person's own groups and favourites (docs/product.md §22.10). */
export const groupRoutes: readonly Route[] = [
  handle(groupCalls.ofUser, async ({ params }, context) => {
    if (params.id !== personIn(context).id) throw unknownRecord();
    return groupsOf(context);
  }),
  handle(groupCalls.get, ({ params }, context) => groupOf(context, params.id)),
  handle(groupCalls.avatar, async ({ params }, context) => {
    const { avatar } = await groupOf(context, params.id);
    if (!isPictureStamp(params.ts)) throw unknownRecord();
    return shownPicture(context, avatar);
  }),
  handle(groupCalls.ofCompany, async ({ params }, context) => {
    mustBeOne(await seenCompanies(context), params.id);
    return (await groupsOf(context)).filter(({ companies }) => companies.some(({ id }) => id === params.id));
  }),
  handle(groupCalls.ofStore, async ({ params }, context) => {
    mustBeOne(await seenStores(context), params.id);
    return (await groupsOf(context)).filter(({ stores }) => stores.some(({ id }) => id === params.id));
  }),
  handle(groupCalls.several, ({ data }, context) => groupsOf(context, data.idGroups)),
  handle(groupCalls.make, ({ data, files }, context) => makeGroup(context, data, files)),
  handle(groupCalls.change, ({ data, files }, context) => changeGroup(context, data, files)),
  handle(groupCalls.remove, async ({ params }, context) => {
    await removeGroup(context, params.id);
    return done;
  }),
  handle(groupCalls.companies, async ({ params }, context) => (await groupOf(context, params.id)).companies),
  handle(groupCalls.otherCompanies, async ({ params }, context) =>
    others(await seenCompanies(context), (await groupOf(context, params.id)).companies),
  ),
  handle(groupCalls.addCompanies, ({ data }, context) => addCompanies(context, data)),
  handle(groupCalls.takeCompanies, ({ data }, context) => takeCompanies(context, data)),
  handle(groupCalls.stores, async ({ params }, context) => (await groupOf(context, params.id)).stores),
  handle(groupCalls.otherStores, async ({ params }, context) =>
    others(await seenStores(context), (await groupOf(context, params.id)).stores),
  ),
  handle(groupCalls.addStores, ({ data }, context) => addStores(context, data)),
  handle(groupCalls.takeStores, ({ data }, context) => takeStores(context, data)),
  handle(favouriteCalls.list, (_, context) => favouritesOf(context)),
  handle(favouriteCalls.ofUser, ({ params }, context) => {
    if (params.id !== personIn(context).id) throw unknownRecord();
    return favouritesOf(context);
  }),
  handle(favouriteCalls.set, async ({ data }, context) => {
    await setFavourite(context, data);
    return done;
  }),
  handle(favouriteCalls.stores, (_, context) => seenStores(context)),
];
