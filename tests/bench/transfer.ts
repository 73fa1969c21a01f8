import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Import, exportCalls, importCalls, importInto, resourceCalls, urlOf } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { type Caller, signIn } from '../support/caller.ts';
import { openCompany } from './fill.ts';
import { type Bench, startBench } from './platform.ts';

/*
 * `npm run bench:transfer`: a sheet of 100,000 products (BENCH_PRODUCTS) is imported through the platform, exported as
 * CSV and XLSX, and imported again. Prints seconds, and the server's memory every two seconds of each part.
 */
const size = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const every = 2_000;

const codeOf = async (
  caller: Caller,
  resource: typeof department | typeof tax,
  idCompany: string,
): Promise<string> => {
  const { data } = await caller.call(resourceCalls(resource).list, { data: { idCompany } });
  return data.elements[0]?.code ?? '';
};

const sheetOf = async (caller: Caller, idCompany: string): Promise<string> => {
  const [group, rate] = [await codeOf(caller, department, idCompany), await codeOf(caller, tax, idCompany)];
  const lines = Array.from(
    { length: size },
    (_, n) => `M${n},Product ${n},${group},${rate},${(n % 900) + 1}.50,84${String(n).padStart(11, '0')}`,
  );
  return ['Code,Name,Department,Sales tax,Price,Barcode', ...lines].join('\n');
};

const memoryOf = ({ server }: Bench): number => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

/** Runs a part and prints how long it took and how much memory the server had meanwhile. */
const measured = async <T>(bench: Bench, what: string, run: () => Promise<T>): Promise<T> => {
  const memory = [memoryOf(bench)];
  const timer = setInterval(() => memory.push(memoryOf(bench)), every);
  const start = performance.now();
  try {
    return await run();
  } finally {
    clearInterval(timer);
    const seconds = (performance.now() - start) / 1000;
    process.stdout.write(`${what}: ${seconds.toFixed(1)} s, MiB ${memory.join(' ')}\n`);
  }
};

const upload = async (
  { server }: Bench,
  { token }: Caller,
  idCompany: string,
  csv: string,
): Promise<Import> => {
  const form = new FormData();
  form.set('data', JSON.stringify({ idCompany, fileName: 'bench.csv' }));
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'bench.csv');
  const response = await fetch(server.origin + urlOf(importInto(product)), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: { readonly data: Import } = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body.data;
};

/** Asks until the import has come to rest; a session lasts longer than a part takes. */
const rest = async (caller: Caller, id: string): Promise<Import> => {
  for (;;) {
    const { data } = await caller.call(importCalls.get, { params: { id } });
    if (data.state === 'failed' || data.state === 'refused') throw new Error(JSON.stringify(data));
    if (data.state === 'ready' || data.state === 'stored') return data;
    await pause(every / 4);
  }
};

const bench = await startBench();
const fresh = (): Promise<Caller> => signIn(bench.server.origin, 'operator');
try {
  const idCompany = await openCompany(bench.pool, 'TRANSFER');
  let caller = await fresh();
  const csv = await sheetOf(caller, idCompany);
  process.stdout.write(`${size} rows, ${(csv.length / 1e6).toFixed(1)} MB\n`);
  const takeIn = async (): Promise<Import> => {
    const { id } = await upload(bench, caller, idCompany, csv);
    return rest(caller, id);
  };
  let job = await measured(bench, 'trial', takeIn);
  if (job.problems.length > 0) {
    const decisions = job.problems.map(({ key }) => ({ problem: key, act: 'suggested' as const }));
    await caller.call(importCalls.settle, { data: { id: job.id, version: job.version, decisions } });
    job = await measured(bench, 'trial, mended', () => rest(caller, job.id));
  }
  process.stdout.write(`${JSON.stringify(job.counts)}\n`);
  caller = await fresh();
  await caller.call(importCalls.store, { data: { id: job.id, version: job.version } });
  job = await measured(bench, 'stored', () => rest(caller, job.id));
  process.stdout.write(`${JSON.stringify(job.stored)}\n`);
  for (const format of ['csv', 'xlsx'] as const) {
    caller = await fresh();
    await measured(bench, `export as ${format}`, async () => {
      const response = await fetch(bench.server.origin + urlOf(exportCalls(product).export), {
        method: 'POST',
        headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: { idCompany, format } }),
      });
      let bytes = 0;
      for await (const part of response.body ?? []) bytes += part.length;
      process.stdout.write(`${response.status}, ${(bytes / 1e6).toFixed(1)} MB\n`);
    });
  }
  caller = await fresh();
  job = await measured(bench, 'the same file again', takeIn);
  process.stdout.write(`${JSON.stringify(job.counts)}\n`);
} finally {
  await bench.stop();
}
