import type axeCore from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { axeContext, axeOptions } from '../axe-options.ts';

declare global {
  var axe: typeof axeCore;
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Makes axe available in the page. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** The violations on the page as it is now. */
export function runAxe(page: Page, options: RunOptions = axeOptions): Promise<Result[]> {
  return page.evaluate(
    async ([context, given]) =>
      (await axe.run(context, { ...given, resultTypes: ['violations'] })).violations,
    [axeContext, options] as const,
  );
}

/** One line for each element at fault: where, which rule, what axe says. */
export function describeFaults(where: string, violations: Result[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason =
        failureSummary
          ?.split('\n')
          .slice(1)
          .map((line) => line.trim())
          .join('; ') ?? '';
      return `${where}: ${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
}
