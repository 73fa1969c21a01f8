import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { pageScript } from '../../tools/lib/page-script.mjs';
import { pseudoLanguage } from '../pseudo.ts';
import { took } from './clock.ts';
import { hardCoded } from './strings.ts';
import { inLanguage, isOfKitchen } from './workbench.ts';

const script = await pageScript(fileURLToPath(new URL('page/index.ts', import.meta.url)));

/** Makes the page able to judge a story in the circumstances below. */
export async function injectChecks(page: Page): Promise<void> {
  await page.evaluate(script);
}

const because = (why: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${why}: ${fault}`);

/** What a story must hold as it was left by its play function: turned round, and with less motion asked for. */
export async function faultsInPlace(page: Page, title: string): Promise<string[]> {
  const found = await page.evaluate(
    (least) => ({
      'less motion': comandaChecks.moving(),
      markup: comandaChecks.misnested(),
      names: comandaChecks.nameless(),
      targets: comandaChecks.smallTargets(least),
      'turned round': comandaChecks.unmirrored(),
    }),
    isOfKitchen(title) ? 54 : 24,
  );
  took('turned round, targets, names, motion');
  return Object.entries(found).flatMap(([why, faults]) => because(why, faults));
}

/** The same in colours of the system, by touch, with text of twice the size, and on a window of 320 px. */
export async function faultsInCircumstances(page: Page, title: string): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  faults.push(...because('forced colours', await page.evaluate(() => comandaChecks.unseen())));
  await page.emulateMedia({ forcedColors: 'none' });
  took('forced colours');
  if (!isOfKitchen(title)) faults.push(...because('touch', await smallByTouch(page)));
  took('touch');
  const large = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const cut = comandaChecks.unfit();
    style.fontSize = '';
    return cut;
  });
  faults.push(...because('text of 200 %', large));
  took('text of 200 %');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 720 });
  faults.push(...because('320 px', await page.evaluate(() => comandaChecks.unfit())));
  if (size) await page.setViewportSize(size);
  took('320 px');
  return faults;
}

/** Styles ask whether the pointer is coarse, which only a device with a touch screen says. */
async function smallByTouch(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    return await page.evaluate(() => [...comandaChecks.smallTargets(44)]);
  } finally {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
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
