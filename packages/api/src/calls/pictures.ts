import * as z from 'zod/mini';
import { uploadLimit } from '../pictures/index.ts';
import { formats } from '../validation/formats.ts';
import { defineCall } from './call.ts';
import { id } from './shapes.ts';

/**
 * Why a picture at an address was not taken (`import.picture.<reason>`).
 * `address`: none that may be asked · `unreachable`: nothing answered in time · `status`: another answer than 200, a
 * redirect among them · `large` · `type`: not a PNG, JPEG or WebP
 */
export const pictureReasons = ['address', 'unreachable', 'status', 'large', 'type'] as const;
export type PictureReason = (typeof pictureReasons)[number];

export const pictureCalls = {
  take: defineCall({
    name: 'picture.take',
    service: 'storage',
    method: 'POST',
    path: '/image',
    summary:
      'Keep a picture of the public web, or one that is itself written out in base64 as a data address',
    // A record that is being made has pictures as well as one that is changed.
    access: { by: 'company', eitherVerb: ['CREATE', 'EDIT'], named: 'body' },
    // Written out, a picture takes a third more.
    bodyLimit: uploadLimit(1),
    body: z.object({
      idCompany: id,
      /** Code of the maintenance area that the picture is for. */
      entity: z.string().check(z.regex(/^[A-Z]{3}$/)),
      address: z.string().check(z.minLength(1), z.maxLength(uploadLimit(1))),
    }),
    /** Its address here, as records have it. */
    answer: z.object({ url: z.string().check(z.regex(formats.stored)) }),
  }),
};
