import { tax } from '@comanda/api/areas/basics/tax';
import { abba, median, multiples, print, range, table } from './figures.ts';
import { launch } from './libraries/browser.ts';
import { build } from './libraries/build.ts';
import { install } from './libraries/install.ts';
import { titleOf } from './libraries/subjects.ts';
import { startBench } from './platform.ts';
import { reactAdmin, serve } from './shell/peer.ts';
import { type Cost, type Moment, type Place, type Visit, visit } from './shell/visit.ts';

/*
 * `npm run bench:shell`: from the address of a list, through the sign-in, to its first row, with nothing cached: the
 * console beside react-admin with the same list from the same server, in turn. CPU is that of the page's main thread
 * (CDP, thread ticks). Then the same on a slow tablet. ROUNDS as elsewhere.
 */
const rounds = Number(process.env['ROUNDS'] ?? 9);

interface Figure {
  readonly title: string;
  readonly of: (visit: Visit) => number;
  readonly digits: number;
}
const figure = (title: string, moment: Moment, what: keyof Cost, per = 1): Figure => ({
  title,
  of: (seen) => seen[moment][what] / per,
  digits: per === 1 ? 0 : 1,
});
const costs: readonly Figure[] = [
  figure('sign-in form: KiB', 'form', 'bytes', 1024),
  figure('sign-in form: CPU ms', 'form', 'cpu'),
  figure('first row: KiB', 'row', 'bytes', 1024),
  figure('first row: requests', 'row', 'requests'),
  figure('first row: CPU ms', 'row', 'cpu'),
];
const times: readonly Figure[] = [
  figure('sign-in form: ms', 'form', 'wall'),
  figure('sign-in to first row: ms', 'row', 'wall'),
];

const report = (
  figures: readonly Figure[],
  seen: Readonly<Record<'ours' | 'theirs', readonly Visit[]>>,
): string =>
  table([
    ['', 'comanda', titleOf(reactAdmin), 'ratio', 'range'],
    ...figures.map(({ title, of, digits }) => {
      const [ours, theirs] = [seen.ours.map(of), seen.theirs.map(of)];
      const ratios = multiples(ours, theirs);
      return [
        title,
        median(ours).toFixed(digits),
        median(theirs).toFixed(digits),
        median(ratios).toFixed(2),
        range(ratios, 2),
      ];
    }),
  ]);

install(reactAdmin);
const directory = await build(reactAdmin, 'shell', reactAdmin.adapter);
const bench = await startBench();
const peer = await serve(directory, bench.server.origin);
const browser = await launch();
try {
  const { rows } = await bench.pool.query<{ id: string }>(
    `select id_company as id from company where code = 'ENCINA'`,
  );
  const places = {
    ours: { url: bench.server.origin + tax.route, person: 'E-mail' },
    theirs: { url: `${peer.origin}/?company=${rows[0]?.id ?? ''}#/tax`, person: 'Username' },
  } satisfies Record<string, Place>;
  for (const isSlow of [false, true]) {
    const seen: Record<keyof typeof places, Visit[]> = { ours: [], theirs: [] };
    for (let round = 0; round <= rounds; round += 1)
      for (const which of abba(round, ['ours', 'theirs'] as const)) {
        const one = await visit(browser, places[which], isSlow);
        // The first of each warms what is not the browser's.
        if (round > 0) seen[which].push(one);
      }
    print(isSlow ? '\nOn a slow tablet:' : `From sign-in to the first row of a list, ${rounds} rounds:`);
    print(report(isSlow ? times : costs, seen));
  }
} finally {
  await browser.close();
  await peer.stop();
  await bench.stop();
}
