import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaks } from './renames.ts';
import { rewrite } from './rewrite.ts';

/** The sources at a path: itself, or all below a folder. */
function sourcesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const below = join(path, entry.name);
    return entry.isDirectory() ? sourcesAt(below) : /\.[jt]sx?$/.test(entry.name) ? [below] : [];
  });
}

const [, , change, ...paths] = process.argv;
const chosen = breaks.find(({ changeset }) => changeset === change);
if (!chosen || paths.length === 0) {
  console.error(
    `npm run codemod -w @comanda/ui -- CHANGE PATH…\nCHANGE is one of: ${breaks.map(({ changeset }) => changeset).join(', ')}`,
  );
  process.exit(1);
}
for (const file of paths.flatMap(sourcesAt)) {
  const before = readFileSync(file, 'utf8');
  if (!before.includes('@comanda/ui/')) continue;
  const after = rewrite(before, chosen, file.endsWith('.ts') ? 'ts' : 'tsx');
  if (after === before) continue;
  writeFileSync(file, after);
  console.log(file);
}
