import { fileURLToPath } from 'node:url';
import { print } from './figures.ts';
import { launch } from './libraries/browser.ts';
import { build } from './libraries/build.ts';
import { play, prepare, rounds, samples } from './libraries/rounds.ts';
import { bare, floor, libraries, ours } from './libraries/subjects.ts';
import { visit } from './ui/measure.ts';
import { progress, report } from './ui/report.ts';
import { scenarios } from './ui/scenarios.ts';
import { sizes } from './ui/sizes.ts';

/*
 * `npm run bench:ui -- [buttons|table|form|select|period|sizes …]`: what components cost to draw, to change and to
 * take away, ours and those of others, as a ratio to plain elements of the same round (periods to bare
 * react-aria-components); and what a page of twelve of them weighs.
 * CPU is that of the page's main thread (CDP, thread ticks). ROUNDS, SAMPLES and ONLY as in libraries/rounds.ts; others
 * are installed in .cache/bench. What it costs to switch the theme is `npm run bench:theme`.
 */
const wanted = process.argv.slice(2);
const isWanted = ({ name }: { readonly name: string }): boolean =>
  wanted.length === 0 || wanted.some((part) => name.startsWith(part));
const entry = fileURLToPath(new URL('ui/scene/mount.tsx', import.meta.url));
const subjects = [floor, ours, bare, ...libraries];

if (isWanted({ name: 'sizes' })) await sizes(subjects);
if (scenarios.some(isWanted)) {
  const pages = await prepare(subjects, (subject) => build(subject, 'ui', entry));
  const browser = await launch();
  const visits = await play(pages, async (subject, directory, round) => {
    const shown = await visit(browser, directory, samples, isWanted);
    print(progress(subject, round, shown));
    return shown;
  }).finally(() => browser.close());
  print(`${String(rounds)} rounds of ${String(samples)} samples:`);
  print(report(visits));
}
