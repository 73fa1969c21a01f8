import { once } from 'node:events';
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

/** Megabytes that opening a workbook may take; it is opened whole. */
const room = 1_500;

interface Answer {
  readonly batch?: Batch;
  readonly refusal?: Refusal;
}

/**
 * The rows of a workbook. Its library opens it whole and at once: beside the server, so that everybody else is served
 * meanwhile, and with room of its own, so that one which unpacks to more is refused and takes nobody with it.
 */
export async function* workbookRows(pieces: Pieces, reading: Reading, guide: Guide): AsyncGenerator<Batch> {
  const parts: Uint8Array[] = [];
  for await (const part of pieces()) parts.push(part);
  const worker = new Worker(new URL('workbook.worker.mjs', import.meta.url), {
    workerData: { bytes: new Uint8Array(Buffer.concat(parts)), reading, guide },
    resourceLimits: { maxOldGenerationSizeMb: room },
  });
  try {
    for (;;) {
      worker.postMessage('next');
      const [answer]: Answer[] = await once(worker, 'message');
      if (answer?.refusal) throw new Refused(answer.refusal.code, answer.refusal.params);
      if (!answer?.batch) return;
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
