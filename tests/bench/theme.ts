import { fileURLToPath } from 'node:url';
import { print } from './figures.ts';
import { launch } from './libraries/browser.ts';
import { build } from './libraries/build.ts';
import { play, prepare, rounds, samples } from './libraries/rounds.ts';
import { floor, libraries, ours } from './libraries/subjects.ts';
import { visit } from './theme/measure.ts';
import { report } from './theme/report.ts';
import { forms, products } from './theme/scene/data.ts';

/*
 * `npm run bench:theme`: what it costs to switch mode and theme on one page of forms and a table, by our components and
 * by those of others, as a ratio to plain elements of the same round. CPU is that of the page's main thread (CDP, thread
 * ticks). ROUNDS, SAMPLES and ONLY as in libraries/rounds.ts; others are installed in .cache/bench.
 */
const entry = fileURLToPath(new URL('theme/scene/mount.tsx', import.meta.url));

const pages = await prepare([floor, ours, ...libraries], (subject) => build(subject, 'theme', entry));
const browser = await launch();
const visits = await play(pages, (_, directory) => visit(browser, directory, samples)).finally(() =>
  browser.close(),
);
print(
  `One page of ${String(forms.length)} forms and ${String(products.length)} rows, ${String(rounds)} rounds of ${String(samples)} samples:`,
);
print(report(visits));
