import { parentPort, workerData } from 'node:worker_threads';
import { type Guide, type Reading, Refused, sheetRows } from '@comanda/api/transfer';

/* Reads a file beside the server, and hands its rows over as they are asked for (`readBeside.ts`). */
const { bytes, reading, guide }: { bytes: Uint8Array; reading: Reading; guide: Guide } = workerData;
const batches = sheetRows(bytes, reading, guide);
parentPort?.on('message', async () => {
  try {
    const { done, value } = await batches.next();
    parentPort?.postMessage(done ? {} : { batch: value });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    parentPort?.postMessage({ refusal: error.refusal });
  }
});
