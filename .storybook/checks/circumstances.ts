import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import { pageScript } from '../../tools/lib/page-script.mjs';
import { pseudoLanguage } from '../pseudo.ts';
import { took } from './clock.ts';
import { openedAgain } from './opening.ts';
import { hardCoded } from './strings.ts';
import { textFaults } from './text.ts';
import { inLanguage, isOfKitchen } from './workbench.ts';

const script = await pageScript(fileURLToPath(new URL('page/index.ts', import.meta.url)));

/** Makes the page able to judge a story in the circumstances below. */
export async function injectChecks(page: Page): Promise<void> {
  await page.evaluate(script);
}

const because = (why: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${why}: ${fault}`);

/** What a story must hold as its play function left it: turned round, and with less motion asked for. */
export async function faultsInPlace(page: Page, title: string): Promise<string[]> {
  const found = await page.evaluate(
    (isKitchen) => ({
      'less motion': comandaChecks.moving(),
      markup: comandaChecks.misnested(),
      names: comandaChecks.nameless(),
      // A hand that works hits no circle.
      targets: isKitchen ? comandaChecks.smallTargets(40, false) : comandaChecks.smallTargets(24),
      'turned round': comandaChecks.unmirrored(),
    }),
    isOfKitchen(title),
  );
  took('turned round, targets, names, motion');
  return Object.entries(found).flatMap(([why, faults]) => because(why, faults));
}

/** As large as a finger. Styles ask whether the pointer is coarse, which only a device with a touch screen says. */
export async function faultsByTouch(page: Page, title: string): Promise<string[]> {
  if (isOfKitchen(title)) return [];
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const small = await page.evaluate(() => comandaChecks.smallTargets(44));
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  took('touch');
  return because('touch', small);
}
const sessions = new WeakMap<Page, CDPSession>();

/** In colours of the system, with text of twice the size, and in a window of 320 px. */
export async function faultsInCircumstances(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  faults.push(...because('forced colours', await page.evaluate(() => comandaChecks.unseen())));
  await page.emulateMedia({ forcedColors: 'none' });
  took('forced colours');
  const large = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const cut = comandaChecks.unfit();
    style.fontSize = '';
    return cut;
  });
  faults.push(...because('text of 200 %', large));
  took('text of 200 %');
  return [...faults, ...(await faultsOnNarrowPage(page))];
}

async function faultsOnNarrowPage(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 480 });
  const wide = await page.evaluate(async () => {
    // What floats takes its new place a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return comandaChecks.unfit();
  });
  took('320 px');
  const covered = await page.evaluate(() => comandaChecks.covered());
  took('focus');
  if (size) await page.setViewportSize(size);
  return [...because('320 px', wide), ...because('focus', covered)];
}

/** Days, figures and long words of a language in which no app speaks yet. */
export function faultsInLanguage(page: Page, language: string): Promise<string[]> {
  return inLanguage(page, language, async () => {
    const closed = await openedAgain(page);
    const cut = await page.evaluate(() => comandaChecks.unfit());
    const faults = [...closed, ...(await textFaults(page)), ...because('words and figures', cut)];
    took(`in ${language}`);
    return because(language, faults);
  });
}

/** Texts that are in no catalogue, and actions that are cut when words are longer. */
export function faultsOfWords(page: Page): Promise<string[]> {
  return inLanguage(page, pseudoLanguage, async () => {
    const { words, cut } = await page.evaluate(() => ({
      words: comandaChecks.words(),
      cut: comandaChecks.unfit(),
    }));
    took('longer words');
    return [...hardCoded(words), ...because('longer words', cut)];
  });
}
