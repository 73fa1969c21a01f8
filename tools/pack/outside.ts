import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../lib/install.mjs';
import { root } from '../vite/root.ts';
import { show } from './hydrated.ts';
import { checkRecipes } from './recipes.ts';

/** With the one React is quick, with the other it says where a page is not what the server rendered. */
const modes = ['production', 'development'] as const;

/**
 * Makes the application of tests/outside where nothing of the workspace can be found, and shows it.
 *
 * @param say is told what each part took
 * @returns what went wrong
 */
export async function checkOutside(
  tarballs: readonly string[],
  say: (line: string) => void,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-outside-'));
  const script = (name: string, mode: (typeof modes)[number], ...rest: readonly string[]) =>
    npm(['run', name, '--', ...rest], {
      cwd: folder,
      limitSeconds: 120,
      env: { ...process.env, NODE_ENV: mode },
    });
  const install = [
    'install',
    '--prefer-offline',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ];
  const parts = [
    ['install', () => npm([...install, ...tarballs], { cwd: folder, limitSeconds: 300 })],
    ['types', () => script('types', 'production')],
    ['server build', () => script('build:server', 'production')],
    ...modes.flatMap((mode) => [
      [`${mode} build`, () => script('build', mode, '--mode', mode, '--outDir', mode)] as const,
      [`${mode} pages`, () => script('pages', mode, mode)] as const,
    ]),
  ] as const;
  try {
    cpSync(join(root, 'tests', 'outside'), folder, { recursive: true });
    for (const [name, part] of parts) {
      const { code, output, seconds } = await part();
      if (code !== 0) return [`Outside the workspace, ${name} failed:\n${output}`];
      say(`outside: ${name} ${seconds.toFixed(1)} s`);
    }
    const problems: string[] = [];
    for (const mode of modes)
      problems.push(...(await show(join(folder, mode))).map((problem) => `outside, ${mode}: ${problem}`));
    return [...problems, ...(await checkRecipes(folder, say))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
