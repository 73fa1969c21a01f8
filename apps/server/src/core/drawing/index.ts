import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import type { UploadedFile } from '../route.ts';
import { headOf, withColour } from './head.ts';

/** What is decoded at most: a small file can claim to be a picture that fills the memory. */
const most = { pixels: 50_000_000, bytes: 200_000_000 } as const;
/** Pictures of so few pixels are mostly drawn, and stay exactly as they are. */
const exact = 262_144;
/** Milliseconds that a picture may take, and that the process of the decoder waits for another. */
const patience = 20_000;
const rest = 5_000;
/** Pictures that wait for their turn; they are decoded one after the other. */
const mostWaiting = 16;

let child: ChildProcess | undefined;
let leaving: NodeJS.Timeout | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

const end = (): void => {
  child?.kill('SIGKILL');
  child = undefined;
};
const childOf = (): ChildProcess => {
  clearTimeout(leaving);
  if (child?.connected) return child;
  const born = fork(new URL('draw.child.mjs', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  // Nobody stays alive for a decoder that has nothing to do.
  born.unref();
  born.channel?.unref();
  child = born;
  return born;
};

/** What the decoder makes of a picture; nothing where it makes none, takes too long or dies of it. */
const encoded = (content: Buffer, isExact: boolean): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const decoder = childOf();
    decoder.channel?.ref();
    const done = (answer: Buffer | undefined, isDead: boolean): void => {
      clearTimeout(limit);
      decoder.removeAllListeners();
      decoder.channel?.unref();
      if (isDead) end();
      else {
        leaving = setTimeout(end, rest);
        leaving.unref();
      }
      resolve(answer);
    };
    const limit = setTimeout(() => done(undefined, true), patience);
    decoder.once('message', (answer: { readonly content?: Uint8Array }) =>
      done(answer.content && Buffer.from(answer.content), false),
    );
    decoder.once('error', () => done(undefined, true));
    decoder.once('exit', () => done(undefined, true));
    decoder.send({ content, isExact });
  });

/**
 * A picture drawn anew, upright, of its own pixels and colours: where and with what it was taken, comments and whatever
 * else its file holds do not come along (docs/product.md §7.11).
 * @returns nothing where the bytes are no whole picture, or too large a one
 */
export const drawn = async ({ bytes: content }: UploadedFile): Promise<UploadedFile | undefined> => {
  const head = headOf(content);
  if (!head) return undefined;
  const pixels = head.width * head.height;
  if (pixels === 0 || pixels > most.pixels || pixels * head.bytes > most.bytes) return undefined;
  if (waiting >= mostWaiting)
    throw new Refusal('ERROR_BUSY', 'Too many pictures are being drawn just now.', { retryAfter: 2 });
  waiting += 1;
  const turn = last.then(() => encoded(content, content[0] === 0x89 && pixels <= exact));
  // One that could not be begun must not refuse all that come after it.
  last = turn.catch(() => undefined);
  try {
    const webp = await turn;
    return webp && { bytes: withColour(webp, head.colour), mediaType: 'image/webp' };
  } finally {
    waiting -= 1;
  }
};
