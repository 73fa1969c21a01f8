import { chromium } from 'playwright';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';
import { print } from './figures.ts';
import { build } from './theme/build.ts';
import { install } from './theme/install.ts';
import { floor, ours, type Subject, subjects, titleOf } from './theme/libraries.ts';
import { type Visit, visit } from './theme/measure.ts';
import { report, type Visits } from './theme/report.ts';
import { forms, products } from './theme/scene/data.ts';

/*
 * `npm run bench:theme`: what it costs to switch mode and theme on one page of forms and a table, by our components and
 * by those of others, as a ratio to plain elements of the same round. CPU is that of the page's main thread (CDP, thread
 * ticks). ROUNDS in the order A to Z and Z to A, each with a context of its own for each library; SAMPLES in a round;
 * ONLY=comanda,mui for some of them, plain elements always. Others are installed in .cache/bench/theme.
 */
const rounds = Number(process.env['ROUNDS'] ?? 7);
const samples = Number(process.env['SAMPLES'] ?? 3);
const only = process.env['ONLY']?.split(',');

const isWanted = (subject: Subject): boolean =>
  subject === floor || only === undefined || only.includes(subject.name);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The page of each, built; another's that cannot be had is named and left out. */
const prepare = async (): Promise<ReadonlyMap<Subject, string>> => {
  const pages = new Map<Subject, string>();
  for (const subject of subjects.filter(isWanted))
    try {
      install(subject);
      pages.set(subject, await build(subject));
    } catch (error) {
      if (subject === floor || subject === ours) throw error;
      print(`${titleOf(subject)} is left out: ${messageOf(error)}`);
    }
  return pages;
};

const run = async (pages: ReadonlyMap<Subject, string>): Promise<Visits> => {
  const visits = new Map<Subject, Visit[]>([...pages.keys()].map((subject) => [subject, []]));
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
  });
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [subject, directory] of round % 2 === 0 ? pages : [...pages].toReversed())
        visits.get(subject)?.push(await visit(browser, directory, samples));
  } finally {
    await browser.close();
  }
  return visits;
};

const visits = await run(await prepare());
print(
  `One page of ${String(forms.length)} forms and ${String(products.length)} rows, ${String(rounds)} rounds of ${String(samples)} samples:`,
);
print(report(visits));
