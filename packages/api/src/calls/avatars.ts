import * as z from 'zod/mini';
import { uploadLimit } from '../pictures/index.ts';
import { defineCall } from './call.ts';
import { id } from './shapes.ts';

const access = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;
const avatar = z.object({
  /** Where it is asked for; none where the person has none. */
  url: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  /** As a data address, 160 px square: 80 px on dense screens, and 32. */
  image64: z.nullable(z.string()),
});

/** The own picture (docs/product.md §22.3.4), by itself: the top bar asks for it and for nothing else of the profile. */
export const avatarCalls = {
  get: defineCall({
    name: 'user.avatar',
    service: 'enrollment',
    method: 'GET',
    path: '/user/avatar/{id}/web/{ts}',
    access,
    summary: 'The own picture; `ts` is its hash or a time, and tells one from an older one',
    answer: avatar,
  }),
  set: defineCall({
    name: 'user.setAvatar',
    service: 'enrollment',
    method: 'PUT',
    path: '/user/avatar/upload',
    access,
    multipart: 1,
    bodyLimit: uploadLimit(1),
    summary: 'Keep a picture, sent as the part `image`; without one it is taken away',
    body: z.object({ id }),
    answer: avatar,
  }),
};
