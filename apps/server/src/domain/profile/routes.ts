import { avatarCalls, profileCalls } from '@comanda/api/calls';
import { withHandles } from '@comanda/api/profile';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { isPictureStamp } from '../../resource/images.ts';
import { ownId, userWith } from '../people/profile.ts';
import { addressOf, saveAddress } from './address.ts';
import { saveBasic } from './basic.ts';
import { changePassword, isChangedTo } from './password.ts';
import { keepPicture, pictureOf } from './picture.ts';
import { saveSocial, socialOf } from './social.ts';

/** What a person keeps of themselves (docs/product.md §22.3). */
export const profileRoutes: readonly Route[] = [
  handle(profileCalls.get, async ({ params }, context) => {
    const id = ownId(context, params.id);
    return context.gate((db) => userWith(db, id));
  }),
  handle(profileCalls.update, async ({ data: { id, version, ...draft } }, context) => {
    ownId(context, id);
    return context.gate((db) => saveBasic(db, { id, version }, draft));
  }),
  handle(profileCalls.address, async ({ params }, context) => {
    const id = ownId(context, params.id);
    return context.gate((db) => addressOf(db, id));
  }),
  handle(profileCalls.setAddress, async ({ params, data: { version, ...draft } }, context) => {
    const id = ownId(context, params.id);
    return context.gate((db) => saveAddress(db, { id, version }, draft));
  }),
  handle(profileCalls.social, async ({ params }, context) => {
    const id = ownId(context, params.id);
    return context.gate((db) => socialOf(db, id));
  }),
  handle(profileCalls.setSocial, async ({ params, data: { version, ...draft } }, context) => {
    const id = ownId(context, params.id);
    return context.gate((db) => saveSocial(db, { id, version }, withHandles(draft)));
  }),
  handle(avatarCalls.get, async ({ params }, context) => {
    const id = ownId(context, params.id);
    if (!isPictureStamp(params.ts)) throw unknownRecord();
    return context.gate((db) => pictureOf(db, id));
  }),
  handle(avatarCalls.set, async ({ data, files }, context) => {
    const id = ownId(context, data.id);
    return context.gate((db) => keepPicture(db, id, files['image']));
  }),
  handle(
    profileCalls.password,
    async ({ params, data }, context) => {
      ownId(context, params.id);
      return { ended: await changePassword(context, data) };
    },
    ({ data }, context) => isChangedTo(context, data),
  ),
  handle(profileCalls.customize, async ({ params }, context) => {
    const id = ownId(context, params.id);
    const { customize } = await context.gate((db) => userWith(db, id));
    return customize;
  }),
];
