import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build as bundle, type Plugin } from 'vite';
import { linguiMacro } from '../../../tools/vite/lingui-macro.ts';
import { directoryOf, ours, root, type Subject } from './libraries.ts';

const html = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>Theme</title>
    <link rel="stylesheet" href="index.css" />
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
 * Builds the page as one library draws it, for production and by itself: nothing is shared with another's.
 *
 * @returns the directory of the built page.
 */
export const build = async (subject: Subject): Promise<string> => {
  const isPeer = Object.keys(subject.packages).length > 0;
  const outDir = join(directoryOf(subject), 'dist');
  await bundle({
    configFile: false,
    logLevel: 'error',
    base: './',
    root: isPeer ? directoryOf(subject) : root,
    publicDir: false,
    // The page's modules stand in the workspace, a peer's packages beside it: these are taken from there.
    resolve: { dedupe: ['react', 'react-dom', ...Object.keys(subject.packages)] },
    plugins: [
      subject === ours && [linguiMacro({ strict: true }), vanillaExtractPlugin()],
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
        input: { index: subject.entry },
        output: { entryFileNames: '[name].js', assetFileNames: 'index[extname]' },
      },
    },
  });
  writeFileSync(join(outDir, 'index.html'), html);
  return outDir;
};
