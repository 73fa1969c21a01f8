import * as z from 'zod/mini';
import { mostPictures } from '../pictures/index.ts';
import { formats } from '../validation/formats.ts';
import { defineCall } from './call.ts';
import { id, line, listFilter, names, pageOf } from './shapes.ts';

const service = 'storage';
const image = z.union([
  z.object({ url: z.string().check(z.regex(formats.stored)) }),
  z.object({ color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) }),
]);
const named = z.object({ id, names });
const shown = z.object({
  id,
  code: z.string(),
  names,
  image,
  category: z.nullable(named),
  tags: z.array(named),
  /** How many live records of the company show it. */
  uses: z.number(),
});
export type GalleryPhoto = z.output<typeof shown>;
/** Records that pictures are found by or marked with. */
const someOf = z._default(z.array(id).check(z.maxLength(20)), []);

/** The gallery of a company (docs/product.md §8.43). */
export const photoCalls = {
  gallery: defineCall({
    name: 'photo.gallery',
    service,
    method: 'POST',
    path: '/photo/gallery',
    access: { by: 'company', action: 'ALLOW_COMPANY_PHOTO_ACCESS', named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Pictures of a company in their order, by words, category and tag, all of them or those that no record shows',
    body: z.extend(z.pick(listFilter, { idCompany: true, limit: true, offset: true, search: true }), {
      idCategories: someOf,
      idTags: someOf,
      unused: z._default(z.boolean(), false),
    }),
    answer: pageOf(shown),
  }),
  add: defineCall({
    name: 'photo.add',
    service,
    method: 'POST',
    path: '/photo/add',
    access: { by: 'company', action: 'ALLOW_COMPANY_PHOTO_CREATE', named: 'body' },
    summary:
      'Put several pictures that are kept here, or colours, into the gallery at once; each is given a code and a place at the end',
    body: z.object({
      idCompany: id,
      pictures: z.array(z.object({ name: line(60), image })).check(z.minLength(1), z.maxLength(mostPictures)),
      idCategory: z._default(z.nullable(id), null),
      idTags: someOf,
    }),
    answer: z.object({ ids: z.array(id) }),
  }),
};
