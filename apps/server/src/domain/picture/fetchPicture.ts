import type { LookupAddress } from 'node:dns';
import { type ClientRequest, get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import type { PictureReason } from '@comanda/api/calls';
import { largestPicture } from '@comanda/api/pictures';
import type { UploadedFile } from '../../core/route.ts';
import { mediaTypeOf } from '../../core/mediaType.ts';
import { isNamed, type Outside, outsideWith, pinnedTo, targetOf, webAddress } from '../../core/outside.ts';

export type Fetched =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly why: PictureReason };

/** What a fetch stands on; only tests put something else in its place. */
export interface Network extends Outside {
  readonly isAllowedPort: (port: string) => boolean;
  /** Milliseconds for everything together. */
  readonly limit: number;
}
/** The public web, and hosts that the operator of this server names (`COMANDA_PICTURE_HOSTS`). */
export const networkWith = (hosts: ReadonlySet<string>): Network => ({
  ...outsideWith(hosts),
  // A URL leaves out the port that its scheme has; any other is none of a web server that shows pictures.
  isAllowedPort: (port) => port === '' || port === '80' || port === '443',
  limit: 5_000,
});
const internet = networkWith(new Set());

const refuse = (why: PictureReason): Fetched => ({ ok: false, why });

const answerOf = (url: URL, target: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      lookup: pinnedTo(target),
      signal,
      agent: false,
      headers: { accept: 'image/png, image/jpeg, image/webp', 'user-agent': 'Comanda' },
    };
    const get: (url: URL, options: RequestOptions, hear: (answer: IncomingMessage) => void) => ClientRequest =
      url.protocol === 'https:' ? getSecure : getPlain;
    get(url, options, resolve).once('error', reject);
  });

const read = async (answer: IncomingMessage): Promise<Fetched> => {
  if (answer.statusCode !== 200) return refuse('status');
  if (Number(answer.headers['content-length'] ?? 0) > largestPicture) return refuse('large');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > largestPicture) return refuse('large');
    parts.push(bytes);
  }
  const bytes = Buffer.concat(parts);
  const mediaType = mediaTypeOf(bytes);
  return mediaType ? { ok: true, file: { bytes, mediaType } } : refuse('type');
};

/**
 * Fetches a picture that somebody else's file names, without letting the file ask this server's own network for
 * anything: only hosts of the public internet on the ports of the web, or such as its
 * operator has named, each name resolved once, no redirects, and
 * bounds on time and size (docs/product.md §25).
 */
export const fetchPicture = async (text: string, network: Network = internet): Promise<Fetched> => {
  const url = webAddress(text);
  if (!url || (!isNamed(url, network) && !network.isAllowedPort(url.port))) return refuse('address');
  const signal = AbortSignal.timeout(network.limit);
  try {
    const target = await targetOf(url, network, signal);
    if (target === 'inside') return refuse('address');
    if (target === 'nowhere') return refuse('unreachable');
    const answer = await answerOf(url, target, signal);
    try {
      return await read(answer);
    } finally {
      answer.destroy();
    }
  } catch {
    // Names that do not resolve, refused connections, broken answers and time run out: nothing was to be had there.
    return refuse('unreachable');
  }
};
