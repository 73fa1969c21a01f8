import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { npm } from '../lib/install.mjs';
import { run } from '../lib/process.mjs';
import { root } from '../vite/root.ts';
import { withDemo } from './demo.ts';
import { write } from './modules.ts';
import { accentOf, visit } from './visit.ts';

/** What a recipe takes besides a page of one's own, counted without empty lines. */
const mostLines = 10;
const frame = ['src/App.tsx', 'src/main.tsx'];

type Files = Readonly<Record<string, string>>;

/** The files that a README spells out: a block of code that begins with a name, as ```` ```tsx src/App.tsx ````. */
export function recipeIn(readme: string): Files {
  const blocks = readme.matchAll(/^```\w+ (\S+\.\w+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = '', text = '']) => [file, text]));
}

const readRecipe = (name: string): Files =>
  recipeIn(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));

/** How the README says that a page from a server is taken over. */
const hydrated = (main: string): string =>
  main
    .replace('createRoot }', 'hydrateRoot }')
    .replace(/createRoot\((.*)\)\.render\((.*)\);/, 'hydrateRoot($1, $2);');

const intoPage = `import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './server/server.js';
writeFileSync('dist/index.html', render(readFileSync('dist/index.html', 'utf8')));
`;

/**
 * Makes what the READMEs of the packages say, by the letter, and works with it: a page that a server renders, a page that
 * signs in at the platform, a script.
 *
 * @param folder where the packed packages are installed
 * @param say is told what each part took
 * @returns what went wrong
 */
export async function checkRecipes(folder: string, say: (line: string) => void): Promise<readonly string[]> {
  const look = { ...readRecipe('tokens'), ...readRecipe('ui') };
  const lines = frame.flatMap((file) => (look[file] ?? '').split('\n').filter((line) => line.trim() !== ''));
  if (lines.length > mostLines) return [`The recipe of @comanda/ui takes ${lines.length} lines.`];
  const { 'src/server.tsx': _server, ...inBrowser } = look;

  try {
    const page = make('recipe', { ...look, 'src/main.tsx': hydrated(look['src/main.tsx'] ?? '') });
    await tool(page, 'tsc');
    await tool(page, 'vite', 'build');
    await tool(page, 'vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server');
    write(join(page, 'page.mjs'), intoPage);
    await script(page, 'page.mjs');
    const seen = await visit(join(page, 'dist'), undefined, products);

    const office = make('office', { ...inBrowser, ...readRecipe('machines'), ...readRecipe('api') });
    await tool(office, 'tsc');
    await tool(office, 'vite', 'build');
    const spoken = await withDemo(async ({ origin, email, password }) => {
      const problems = await visit(join(office, 'dist'), origin, (opened) => taxes(opened, email, password));
      const said = await script(office, 'read.mjs', origin, email, password);
      return /^\S+ \d+/m.test(said) ? problems : [...problems, `the script reads no taxes: ${said}`];
    });
    return [...seen, ...spoken].map((problem) => `recipe: ${problem}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }

  function make(name: string, files: Files): string {
    for (const [file, text] of Object.entries(files)) write(join(folder, name, file), text);
    write(join(folder, name, 'tsconfig.json'), '{ "extends": "../tsconfig.json", "include": ["src"] }\n');
    return join(folder, name);
  }

  function tool(at: string, ...command: readonly string[]): Promise<string> {
    return said(at, command, npm(['exec', '--', ...command], { cwd: at, limitSeconds: 120 }));
  }

  function script(at: string, ...command: readonly string[]): Promise<string> {
    return said(at, command, run(process.execPath, [...command], { cwd: at, limitSeconds: 60 }));
  }

  async function said(at: string, command: readonly string[], done: ReturnType<typeof run>): Promise<string> {
    const { code, output, seconds } = await done;
    const name = `${basename(at)}: ${command.slice(0, 3).join(' ')}`;
    if (code !== 0) throw new Error(`A recipe of the READMEs failed at ${name}:\n${output}`);
    say(`${name} ${seconds.toFixed(1)} s`);
    return output;
  }
}

/** The page of `@comanda/ui`: a product is added, which a toast tells, and all are deleted, which a dialog asks. */
async function products(page: Page): Promise<readonly string[]> {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const { seen, accent } = await accentOf(save);
  await page.getByRole('textbox', { name: 'Name' }).fill('Almond cake');
  await save.click();
  await page.getByRole('rowheader', { name: 'Almond cake' }).waitFor();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete all products?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await page.getByRole('rowheader').first().waitFor({ state: 'detached' });
  return seen === accent ? [] : [`the button that acts is ${seen} instead of ${accent}`];
}

/** The page of `@comanda/api`: whoever signs in reads the taxes. */
async function taxes(page: Page, email: string, password: string): Promise<readonly string[]> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('table', { name: 'Taxes' }).getByRole('rowheader').first().waitFor();
  return [];
}
