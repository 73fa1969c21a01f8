import { parentPort, workerData } from 'node:worker_threads';
import { type Guide, type Reading, readSheet } from '@comanda/api/transfer';

/** Rows that are handed over at a time. */
const batch = 1_000;

/* Opens a workbook beside the server, and hands its rows over as they are asked for (`workbook.ts`). */
const { bytes, reading, guide }: { bytes: Uint8Array; reading: Reading; guide: Guide } = workerData;
const sheet = await readSheet(bytes, reading, guide);
let at = 0;
parentPort?.on('message', () => {
  if (!sheet.ok) {
    parentPort?.postMessage({ refusal: sheet.refusal });
    return;
  }
  const { header, source, rows } = sheet.table;
  const isFirst = at === 0;
  const next = rows.slice(at, at + batch);
  at += batch;
  parentPort?.postMessage(next.length > 0 || isFirst ? { batch: { header, source, rows: next } } : {});
});
