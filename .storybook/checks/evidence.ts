import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { MetStory } from '../../tools/lib/evidence.ts';
import { shownFolder } from '../../tools/lib/record-folder.mjs';
import { isPattern } from '../apg/patterns.ts';
import type { Audit } from './axe.ts';

/** One line a story, one file a process; `tools/lib/write-records.ts` puts them together. */
mkdirSync(shownFolder, { recursive: true });
const file = join(shownFolder, `${process.pid}.jsonl`);

/** What a story shows as it was played, of what its checks have measured anyway. */
export async function shownBy(
  page: Page,
  story: Pick<MetStory, 'id' | 'title' | 'name'>,
  { version, passed, violations }: Audit,
): Promise<MetStory> {
  const { target, pressed, apg } = await page.evaluate(() => ({
    target: comandaChecks.smallestTarget(),
    pressed: comandaChecks.pressedKeys(),
    apg: globalThis.__STORYBOOK_PREVIEW__.currentRender.story.parameters.apg,
  }));
  return {
    ...story,
    axe: { version, passed, violations: violations.reduce((sum, { nodes }) => sum + nodes.length, 0) },
    ...(target && { target }),
    walked: [apg].flat().filter(isPattern),
    pressed,
    tree: await page.locator('body').ariaSnapshot(),
  };
}

export const keepEvidence = (met: MetStory): void => appendFileSync(file, `${JSON.stringify(met)}\n`);
