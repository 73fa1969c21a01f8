import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './lib/process.mjs';
import { apiReport } from './pack/api-report.ts';
import { lintPackage } from './pack/lint.ts';
import type { Packed } from './pack/manifest.ts';
import { checkOutside } from './pack/outside.ts';
import { buildPackages, packFolder, packTarballs } from './pack/packed.ts';
import { scalesIn } from './pack/scales.ts';
import { checkSizes } from './pack/sizes.ts';
import { components } from './pack/ui.ts';
import { weighComponents } from './pack/weigh.ts';
import { root } from './vite/root.ts';

/**
 * `npm run pack:check`: builds the packages as they are published and says what others would
 * stumble over, which exports have changed, and what a component costs; the workbench shows what each weighs. `-- --update` accepts changed exports.
 * `-- --outside` also uses them from applications outside the workspace, among them what the READMEs say to write; these ask the
 * registry for the rest of it.
 */
const isUpdate = process.argv.includes('--update');
const isOutside = process.argv.includes('--outside') || process.env['COMANDA_FULL'] === '1';
const packages = await buildPackages();
const tarballs = await packTarballs(packages);
for (const [place, packed] of packages.entries()) {
  complain(await lintPackage(packed, tarballs[place] ?? ''));
  complain(await apiChange(packed));
}
const scales = scalesIn(packFolder);
complain(await checkSizes(scales, components, console.log));
await weighComponents(scales, components);
if (isOutside) complain(await checkOutside(tarballs, console.log));

function complain(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function apiChange(packed: Packed): Promise<readonly string[]> {
  const file = join(root, 'packages', packed.manifest.name.replace('@comanda/', ''), 'API.md');
  const report = apiReport(packed);
  if (isUpdate) writeFileSync(file, report);
  if (existsSync(file) && readFileSync(file, 'utf8') === report) return [];
  const now = join(packed.folder, '..', 'API.md');
  writeFileSync(now, report);
  const { output } = await run('git', ['diff', '--no-index', '--no-color', file, now]);
  return [
    `${output}\n${relative(root, file)} is not what is exported. Accept it: npm run pack:check -- --update`,
  ];
}
