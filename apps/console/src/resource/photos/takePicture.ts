import { type BodyOf, pictureCalls } from '@comanda/api/calls';
import type { Image } from '@comanda/api/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { client, failureMessage } from '../../app/index.ts';

export type Taken =
  | { readonly ok: true; readonly image: Image }
  | { readonly ok: false; readonly reason: MessageDescriptor };

/** Has the platform keep a picture of the web, or one that is written out; never throws. */
export async function takePicture(data: BodyOf<typeof pictureCalls.take>): Promise<Taken> {
  const result = await client.call(pictureCalls.take, { data });
  if (result.ok) return { ok: true, image: result.data };
  const { failure } = result;
  const why =
    failure.kind === 'refused' ? failure.error.extra?.find(({ entity }) => entity === 'IMG') : undefined;
  return {
    ok: false,
    reason: why?.error === undefined ? failureMessage(failure) : { id: `import.picture.${why.error}` },
  };
}
