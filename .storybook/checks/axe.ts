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

/** What axe says of the page as it is now. */
export interface Audit {
  readonly version: string;
  /** The rules that found what they judge and nothing wrong with it. */
  readonly passed: readonly string[];
  readonly violations: Result[];
}

export function runAxe(page: Page, options: RunOptions = axeOptions): Promise<Audit> {
  return page.evaluate(
    async ([context, given]) => {
      const found = await axe.run(context, { ...given, resultTypes: ['violations'] });
      return {
        version: found.testEngine.version,
        passed: found.passes.map(({ id }) => id),
        violations: found.violations,
      };
    },
    [axeContext, options] as const,
  );
}

/** One line for each element at fault: where, which rule, what axe says. */
export function describeFaults(where: string, { violations }: Audit): string[] {
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
