import type { DownloadCall } from '../calls/index.ts';
import type { Client, Input } from './client.ts';
import type { Result } from './result.ts';

/** A file that a call has answered, whole. */
export interface Download {
  /** As the platform calls it, with its ending. */
  readonly name: string;
  readonly blob: Blob;
}
export interface DownloadOptions {
  /** Told how many bytes there are so far. */
  readonly onBytes?: (bytes: number) => void;
  /** Milliseconds without a byte after which the rest counts as lost. */
  readonly patience?: number;
}

/** The name that a response gives to its file; nothing where the response is no file of ours. */
const nameIn = (headers: Headers): string | undefined => {
  const encoded = /^attachment;.*filename\*=UTF-8''([^;]+)$/i.exec(
    headers.get('content-disposition') ?? '',
  )?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
};

/** All parts of a body. Rejects where the body breaks off, or where nothing comes any more. */
const partsOf = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onBytes, patience = 60_000 }: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let isStalled = false;
  for (;;) {
    const timer = setTimeout(() => {
      isStalled = true;
      void reader.cancel().catch(() => undefined);
    }, patience);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (isStalled) throw new Error('Nothing comes any more.');
    if (done) return parts;
    parts.push(value);
    onBytes?.((bytes += value.byteLength));
  }
};

/**
 * Makes a call whose answer is a file, and answers the whole of it: one that breaks off on its way is `offline`, never
 * a short file. Session, refusals and giving up are as with every other call.
 */
export const download = <C extends DownloadCall>(
  { exchange }: Pick<Client, 'exchange'>,
  call: C,
  input: Input<C>,
  options: DownloadOptions = {},
): Promise<Result<Download>> =>
  exchange(call, input, async ({ headers, body }) => {
    const name = nameIn(headers);
    if (name === undefined || body === null) return { ok: false, failure: { kind: 'offline' } };
    const parts = await partsOf(body, options);
    return {
      ok: true,
      data: { name, blob: new Blob(parts, { type: headers.get('content-type') ?? '' }) },
    };
  });
