import { pictureCalls } from '@comanda/api/calls';
import { largestPicture } from '@comanda/api/pictures';
import { constraint, Refusal } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { mediaTypeOf } from '../../core/mediaType.ts';
import { drawn } from '../../core/drawing/index.ts';
import { keepDrawn } from '../../resource/images.ts';
import { type Fetched, fetchPicture } from './fetchPicture.ts';

/** Each waits for a foreign server with a connection of its own to the database in its hand. */
const atOnce = 4;
let count = 0;
const fetched = async (address: string): Promise<Fetched> => {
  if (count >= atOnce)
    throw new Refusal('ERROR_BUSY', 'Too many pictures are being fetched just now.', { retryAfter: 5 });
  count += 1;
  try {
    return await fetchPicture(address);
  } finally {
    count -= 1;
  }
};

const writtenOut = /^data:image\/[a-z+.-]{1,40};base64,/i;
const read = (text: string): Fetched => {
  const bytes = Buffer.from(text.replace(writtenOut, ''), 'base64');
  if (bytes.length > largestPicture) return { ok: false, why: 'large' };
  const mediaType = mediaTypeOf(bytes);
  return mediaType ? { ok: true, file: { bytes, mediaType } } : { ok: false, why: 'type' };
};

/** Pictures on their way into records that come neither as files nor in a sheet (docs/product.md §7.11). */
export const pictureRoutes: readonly Route[] = [
  handle(pictureCalls.take, async ({ data: { address } }, context) => {
    const taken = writtenOut.test(address) ? read(address) : await fetched(address);
    if (!taken.ok) throw constraint([{ entity: 'IMG', field: 'address', error: taken.why }]);
    const file = await drawn(taken.file);
    if (!file) throw constraint([{ entity: 'IMG', field: 'address', error: 'type' }]);
    const { picture } = await keepDrawn(context, { picture: file });
    if (!picture) throw new Error('The picture that was just kept is not there.');
    return picture;
  }),
];
