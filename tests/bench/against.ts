import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resourceCalls, urlOf } from '@comanda/api/calls';
import { grantable } from '@comanda/api/permissions';
import { product } from '@comanda/api/areas/sales/product';
import { withRole } from '../../apps/server/src/db/transaction.ts';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { listRecords } from '../../apps/server/src/resource/list.ts';
import { signIn } from '../support/caller.ts';
import { abba, median, print, range, table } from './figures.ts';
import { type Load, loadOf, type Target } from './load.ts';
import type { Bench } from './platform.ts';
import { listenTo, type Statement } from '../support/statements.ts';

const rounds = 6;
const milliseconds = 3_000;
const goal = 0.6;

/** The statement that our server answers a list's first page with, as it is sent. */
const statementOf = async ({ databaseUrl }: Bench, idCompany: string): Promise<Statement> => {
  const pool = createPool(databaseUrl);
  const heard: Statement[] = [];
  listenTo(pool, (statement) => heard.push(statement));
  const companies = new Map([[idCompany, new Set(grantable)]]);
  const person = {
    kind: 'person',
    id: idCompany,
    email: '',
    name: '',
    lang: 'es-ES',
    brand: '',
    idLogin: '',
  };
  const caller = { ...person, kind: 'person' as const, expires: 0, actions: new Set<string>(), companies };
  await withRole(pool, 'comanda_request', { companies: [idCompany] }, (db) =>
    listRecords({ db, caller }, product, { idCompany, limit: 10, offset: 0, order: '', search: '' }),
  );
  await pool.end();
  const found = heard.find(({ text }) => text.includes('limit'));
  if (!found) throw new Error('The list sent no statement with a page.');
  return found;
};

const startBare = async ({ databaseUrl }: Bench, statement: Statement) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/bare.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, STATEMENT: JSON.stringify(statement) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  while (!text.includes('\n')) text += String((await once(child.stdout, 'data'))[0]);
  return { child, origin: /http:\S+/.exec(text)?.[0] ?? '' };
};

/** Throughput of our list with everything that it takes, as a share of what its statement alone would have. */
export const compareWithBare = async (bench: Bench, idCompany: string): Promise<void> => {
  const { child, origin } = await startBare(bench, await statementOf(bench, idCompany));
  const { token = '' } = await signIn(bench.server.origin, 'owner');
  const body = JSON.stringify({ data: { idCompany } });
  const targets = {
    ours: {
      origin: bench.server.origin,
      path: urlOf(resourceCalls(product).list, {}),
      headers: { authorization: `Bearer ${token}` },
      body,
    },
    bare: { origin, path: '/list', headers: {}, body },
  } satisfies Record<string, Target>;
  const loads: Record<keyof typeof targets, Load[]> = { ours: [], bare: [] };
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const which of abba(round, ['ours', 'bare'] as const)) {
        const load = await loadOf(targets[which], round === 0 ? 1_500 : milliseconds);
        if (round > 0) loads[which].push(load);
      }
  } finally {
    child.kill();
  }
  const line = (name: keyof typeof targets): string[] => [
    name,
    median(loads[name].map(({ perSecond }) => perSecond)).toFixed(0),
    range(
      loads[name].map(({ perSecond }) => perSecond),
      0,
    ),
    median(loads[name].map(({ p50 }) => p50)).toFixed(1),
    median(loads[name].map(({ p99 }) => p99)).toFixed(1),
  ];
  const ratios = loads.ours.map(({ perSecond }, index) => perSecond / (loads.bare[index]?.perSecond ?? 0));
  print('First page of a list under load, 16 connections:');
  print(table([['', 'per second', 'range', 'p50 ms', 'p99 ms'], line('ours'), line('bare')]));
  const verdict = median(ratios) < goal ? 'MISS' : '';
  print(`Ours of bare: ${median(ratios).toFixed(2)} (${range(ratios, 2)}), goal ${goal} ${verdict}`);
};
