import { transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import type { PluginOption } from 'vite';
import { areas } from './areas.ts';
import { root } from './root.ts';

/**
 * Lingui for every Vite build of the workspace: expands the macros and compiles imported `.po` catalogues.
 *
 * Vite's React plugin transforms by oxc and runs no Babel plugin, so the one Babel pass that the macros need
 * runs here, on the files that import a macro and on no others; JSX and types are left for oxc. The
 * configuration is read from the workspace's root whatever the current directory is. A catalogue with a
 * missing or broken translation fails a build; a development server and a test run show the source text. The names of
 * maintenance areas come with it.
 */
export function linguiMacro({ strict }: { strict: boolean }): PluginOption {
  const linguiConfig = getConfig({ cwd: root });
  return [
    {
      name: 'comanda:lingui-macro',
      enforce: 'pre',
      transform: {
        filter: {
          id: { include: /\.[jt]sx?(?:$|\?)/, exclude: /node_modules/ },
          code: /@lingui\/(?:react|core)\/macro/,
        },
        async handler(code, id) {
          const result = await transformAsync(code, {
            filename: id,
            babelrc: false,
            configFile: false,
            sourceMaps: true,
            parserOpts: { plugins: ['jsx', 'typescript'] },
            plugins: [[macro, { linguiConfig }]],
          });
          return result?.code ? { code: result.code, map: result.map ?? null } : null;
        },
      },
    },
    lingui({ cwd: root, failOnMissing: strict, failOnCompileError: strict }),
    areas(),
  ];
}
