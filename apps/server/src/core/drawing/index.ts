import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import type { UploadedFile } from '../route.ts';
import { type Head, headOf, withColour } from './head.ts';

/** What is decoded at most: a small file can claim to be a picture that fills the memory. */
const most = { pixels: 50_000_000, bytes: 150_000_000 } as const;
/** How many times as long as it is narrow: a square is cut out of the whole once that is scaled to it. */
const narrowest = 100;
/** Pictures of so few pixels are mostly drawn, and stay exactly as they are. */
const exact = 262_144;

/** What is drawn of a picture. */
interface Shape {
  /** Pixels of its longer side at most, or of each side of the square that is cut out of it. */
  readonly longest?: number;
  readonly side?: number;
  readonly quality: number;
  readonly isExact?: boolean;
  /** The one for lists and cards. */
  readonly small?: { readonly longest: number; readonly quality: number };
}
/** No screen of the product shows more of a picture; 80 px on dense screens are the most that a list shows. */
const ofRecord: Shape = { longest: 2048, quality: 86, small: { longest: 192, quality: 80 } };
const ofPerson: Shape = { side: 160, quality: 82 };

/** Bytes unpacked from which the process ends with its picture: it would keep what it took for it. */
const heavy = 40_000_000;
/** Milliseconds that a picture may take, and that the process of the decoder waits for another. */
const patience = 20_000;
const rest = 5_000;
/** Pictures that wait for their turn; they are decoded one after the other. */
const mostWaiting = 16;

const mediaType = 'image/webp';
const smallProfile = (colour: Buffer | undefined): Buffer | undefined =>
  colour && colour.length <= 4_096 ? colour : undefined;

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

const unpackedOf = ({ width, height, bytes }: Omit<Head, 'content'>): number => width * height * bytes;

interface Encoded {
  readonly content?: Uint8Array;
  readonly small?: Uint8Array;
}
/** What the decoder makes of a picture; nothing where it makes none, takes too long or dies of it. */
const encoded = ({ content, ...head }: Head, shape: Shape): Promise<Encoded> =>
  new Promise((resolve) => {
    const decoder = childOf();
    decoder.channel?.ref();
    const done = (answer: Encoded, isDead: boolean): void => {
      clearTimeout(limit);
      decoder.removeAllListeners();
      decoder.channel?.unref();
      if (isDead || unpackedOf(head) > heavy) end();
      else {
        leaving = setTimeout(end, rest);
        leaving.unref();
      }
      resolve(answer);
    };
    const limit = setTimeout(() => done({}, true), patience);
    decoder.once('message', (answer: Encoded) => done(answer, false));
    decoder.once('error', () => done({}, true));
    decoder.once('exit', () => done({}, true));
    decoder.send({ content, shape });
  });

const isDrawable = (head: Head): boolean => {
  const { width, height } = head;
  const pixels = width * height;
  const isNarrow = Math.max(width, height) > narrowest * Math.min(width, height);
  return pixels > 0 && pixels <= most.pixels && unpackedOf(head) <= most.bytes && !isNarrow;
};

/** One after the other; nothing where the bytes are no whole picture, or too large a one. */
const inTurn = async (head: Head, shape: Shape): Promise<Encoded> => {
  if (!isDrawable(head)) return {};
  if (waiting >= mostWaiting)
    throw new Refusal('ERROR_BUSY', 'Too many pictures are being drawn just now.', { retryAfter: 2 });
  waiting += 1;
  const turn = last.then(() => encoded(head, shape));
  // One that could not be begun must not refuse all that come after it.
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
};

/** A picture as it is kept. */
export interface Drawn extends UploadedFile {
  /** The same for lists and cards, where it is larger than they show. */
  readonly small?: Buffer;
}

/**
 * A picture drawn anew, upright, of its own pixels and colours: where and with what it was taken, comments and whatever
 * else its file holds do not come along (docs/product.md §7.11).
 * @returns nothing where the bytes are no whole picture, or too large a one
 */
export const drawn = async ({ bytes }: UploadedFile): Promise<Drawn | undefined> => {
  const head = headOf(bytes);
  if (!head) return undefined;
  const isExact = bytes[0] === 0x89 && head.width * head.height <= exact;
  const { content, small } = await inTurn(head, { ...ofRecord, isExact });
  if (!content) return undefined;
  return {
    bytes: withColour(Buffer.from(content), head.colour),
    mediaType,
    // A profile can be larger than a picture for lists, which then goes without.
    ...(small && { small: withColour(Buffer.from(small), smallProfile(head.colour)) }),
  };
};

/** A person's picture, drawn anew as a square: pixels only, not even with a profile. */
export const portraitOf = async (file: Buffer): Promise<Buffer | undefined> => {
  const head = headOf(file);
  const { content } = head ? await inTurn(head, ofPerson) : {};
  return content && Buffer.from(content);
};
