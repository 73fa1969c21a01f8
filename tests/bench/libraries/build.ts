import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build as bundle, type Plugin } from 'vite';
import { linguiMacro } from '../../../tools/vite/lingui-macro.ts';
import { directoryOf, isPeer, ours, root, type Subject } from './subjects.ts';

const link = '<link rel="stylesheet" href="index.css" />';
const html = (head: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>Bench</title>
    ${head}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="index.js"></script>
  </body>
</html>
`;

/** Two copies of React in one page would be two mechanisms that are measured as one. */
const oneReact = (): Plugin => ({
  name: 'comanda:one-react',
  generateBundle() {
    const copies = new Set(
      [...this.getModuleIds()].flatMap((id) => /^.*\/node_modules\/react(?=\/)/.exec(id)?.[0] ?? []),
    );
    if (copies.size !== 1) this.error(`${String(copies.size)} copies of React: ${[...copies].join(', ')}`);
  },
});

/**
 * Builds a page as one library draws it, for production and by itself: nothing is shared with another's.
 *
 * @param page - what the page is called among the library's pages.
 * @param entry - the module that draws it; it finds the library under `bench:library`.
 * @returns the directory of the built page.
 */
export const build = async (subject: Subject, page: string, entry: string): Promise<string> => {
  const outDir = join(directoryOf(subject), page);
  await bundle({
    configFile: false,
    logLevel: 'error',
    base: './',
    root: isPeer(subject) ? directoryOf(subject) : root,
    publicDir: false,
    resolve: {
      alias: { 'bench:library': subject.adapter },
      // The page's modules stand in the workspace, a peer's packages beside it: these are taken from there.
      dedupe: ['react', 'react-dom', ...Object.keys(subject.packages)],
    },
    plugins: [
      subject === ours && [linguiMacro({ strict: true }), vanillaExtractPlugin()],
      // As react-aria's documentation asks of every build; it finds nothing in those that are not made of it.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      react(),
      oneReact(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // As in the console's own build: below these, light-dark() is rewritten.
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      cssCodeSplit: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: { index: entry },
        output: { entryFileNames: '[name].js', assetFileNames: 'index[extname]' },
      },
    },
  });
  // Some write no file of styles: theirs come with their code.
  writeFileSync(join(outDir, 'index.html'), html(existsSync(join(outDir, 'index.css')) ? link : ''));
  return outDir;
};
