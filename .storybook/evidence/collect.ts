import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { axeContext, axeOptions } from '../axe-options.ts';
import type { MetStory } from '../../tools/lib/evidence.ts';
import { smallestTarget } from './targets.ts';

/** Where `npm run evidence` reads what the stories showed: one line a story, one file a process. */
const folder = fileURLToPath(new URL('../../.cache/evidence/met/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = join(folder, `${process.pid}.jsonl`);

/** Looks at a story as it is now and keeps what is found; nothing is judged here. */
export async function keepEvidence(page: Page, { id, title, name }: Pick<MetStory, 'id' | 'title' | 'name'>) {
  const axe = await page.evaluate(
    async ([context, options]) => {
      const found = await globalThis.axe.run(context, options);
      return {
        version: found.testEngine.version,
        passed: found.passes.map((rule) => rule.id),
        violations: found.violations.reduce((sum, { nodes }) => sum + nodes.length, 0),
      };
    },
    [axeContext, axeOptions] as const,
  );
  const target = await page.evaluate(smallestTarget);
  const tree = await page.locator('body').ariaSnapshot();
  const met: MetStory = { id, title, name, axe, ...(target && { target }), tree };
  appendFileSync(file, `${JSON.stringify(met)}\n`);
}
