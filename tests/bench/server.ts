import { resourceCalls } from '@comanda/api/calls';
import { product } from '@comanda/api/areas/sales/product';
import { type Caller, signIn } from '../support/caller.ts';
import { compareWithBare } from './against.ts';
import { type Asked, casesOf } from './cases.ts';
import { abba, median, print, quantile, range, table } from './figures.ts';
import { fillProducts, openCompany, settle } from './fill.ts';
import { type Bench, startBench } from './platform.ts';

/*
 * `npm run bench:server [-- parts of cases' names]`: lists of 100,000 products (200,000 in the database) against the same
 * lists of 100 over HTTP, then our list against the same statement behind bare Fastify. Only ratios of one run mean
 * anything.
 */
const size = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const others = 10;
const rounds = 6;
const repeats = 5;
const goal = 3;
const parts = process.argv.slice(2);
const { list } = resourceCalls(product);

const fill = async ({ pool }: Bench): Promise<{ large: string; small: string }> => {
  const companies: string[] = [];
  for (let nth = 0; nth < others + 2; nth += 1) {
    const idCompany = await openCompany(pool, `BENCH${nth}`);
    await fillProducts(pool, idCompany, nth === 0 ? size : nth === 1 ? 100 : size / others);
    companies.push(idCompany);
  }
  await settle(pool);
  const [large = '', small = ''] = companies;
  return { large, small };
};

const millisecondsOf = async (caller: Caller, idCompany: string, asked: Asked): Promise<number> => {
  const start = performance.now();
  const answer = await caller.call(list, { data: { idCompany, ...asked } });
  const milliseconds = performance.now() - start;
  if (answer.status !== 200) throw new Error(answer.text);
  return milliseconds;
};

interface Compared {
  readonly large: number[];
  readonly small: number[];
}
const compareSizes = async (bench: Bench, ids: { large: string; small: string }): Promise<void> => {
  const caller = await signIn(bench.server.origin, 'owner');
  const ofLarge = await casesOf(bench.pool, ids.large, { nth: size / 2, page: 1_000 });
  const ofSmall = await casesOf(bench.pool, ids.small, { nth: 50, page: 10 });
  const names = Object.keys(ofLarge).filter(
    (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  const measured = new Map<string, Compared>(names.map((name) => [name, { large: [], small: [] }]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      for (const which of abba(round, ['large', 'small'] as const)) {
        const asked = (which === 'large' ? ofLarge : ofSmall)[name] ?? {};
        const times: number[] = [];
        for (let nth = 0; nth < repeats; nth += 1)
          times.push(await millisecondsOf(caller, ids[which], asked));
        // The first round warms up both.
        if (round > 0) measured.get(name)?.[which].push(median(times));
      }
  const lines = [...measured].map(([name, { large, small }]) => {
    const ratios = large.map((value, index) => value / (small[index] ?? Number.NaN));
    return [
      name,
      median(small).toFixed(1),
      median(large).toFixed(1),
      range(large),
      `${median(ratios).toFixed(2)}×`,
      range(ratios, 2),
      median(ratios) > goal ? 'MISS' : '',
    ];
  });
  print(`Lists of ${size} products against lists of 100, milliseconds, goal ${goal}×:`);
  print(table([['', '100', 'large', 'range', 'ratio', 'range', ''], ...lines]));
  const all = [...measured.values()].flatMap(({ large }) => large);
  print(
    `All large lists: median ${median(all).toFixed(1)} ms, worst tenth ${quantile(all, 0.9).toFixed(1)} ms\n`,
  );
};

const bench = await startBench();
try {
  const ids = await fill(bench);
  await compareSizes(bench, ids);
  if (parts.length === 0 || parts.includes('bare')) await compareWithBare(bench, ids.large);
} finally {
  await bench.stop();
}
