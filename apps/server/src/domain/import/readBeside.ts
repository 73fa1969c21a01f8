import { once } from 'node:events';
import { setInterval as every } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Batch,
  type Guide,
  type Pieces,
  type Reading,
  type Refusal,
  Refused,
  sheetBounds,
} from '@comanda/api/transfer';

/** Megabytes that what is read may take, and seconds of reading for a file (docs/product.md §13). */
const room = 256;
const patience = 30;
/** Milliseconds between two looks whether anybody still wants it. */
const lookEvery = 500;

interface Answer {
  readonly batch?: Batch;
  readonly refusal?: Refusal;
}

/** The next rows; ends early when the time is over, or when looking says so by throwing. */
const answerOf = async (worker: Worker, until: number, look: () => Promise<unknown>): Promise<Answer> => {
  const ended = new AbortController();
  const { signal } = ended;
  const looking = async (): Promise<never> => {
    for await (const _ of every(lookEvery, undefined, { signal })) {
      if (performance.now() > until) throw new Refused('file_takes_too_long', { max: patience });
      await look();
    }
    throw new Error('Looking has ended before reading.');
  };
  const answer = once(worker, 'message', { signal });
  try {
    worker.postMessage('next');
    const [first]: Answer[] = await Promise.race([answer, looking()]);
    return first ?? {};
  } finally {
    ended.abort();
    // Whichever of the two came later has nothing to say any more.
    answer.catch(() => undefined);
  }
};

/**
 * The rows of a file, read beside the server: everybody else is served meanwhile, one that takes too much or too long is
 * refused and takes nobody with it, and it ends at once when nobody wants its rows any more.
 */
export async function* rowsBeside(
  pieces: Pieces,
  reading: Reading,
  guide: Guide,
  look: () => Promise<unknown>,
): AsyncGenerator<Batch> {
  const parts: Uint8Array[] = [];
  for await (const part of pieces()) parts.push(part);
  const bytes = new Uint8Array(Buffer.concat(parts.splice(0)));
  const worker = new Worker(new URL('reading.worker.mjs', import.meta.url), {
    workerData: { bytes, reading, guide },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: room },
  });
  let left = patience * 1_000;
  try {
    for (;;) {
      const begun = performance.now();
      const answer = await answerOf(worker, begun + left, look);
      left -= performance.now() - begun;
      if (answer.refusal) throw new Refused(answer.refusal.code, answer.refusal.params);
      if (!answer.batch) return;
      yield answer.batch;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new Refused('file_unpacks_too_large', { max: sheetBounds.unpacked / 1024 / 1024 });
    throw error;
  } finally {
    await worker.terminate();
  }
}
