import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';
import { layerOrder } from '../../packages/tokens/src/compiler/rule.ts';

/** The specifier under which a published module asks for its stylesheet; `imports` of the manifest says where it lies. */
export const stylesSpecifier = '#styles/';

/**
 * Turns every `Name.css.ts` into class names and a plain stylesheet beside it, `Name.css`, which the module imports.
 * Where the file lies in its package decides the class names, so that they stay the same from build to build.
 */
export function plainStyles(folder: string): Plugin {
  return {
    name: 'comanda:plain-styles',
    resolveId: {
      filter: { id: new RegExp(`^${stylesSpecifier}`) },
      handler: (id) => ({ id, external: true, moduleSideEffects: true }),
    },
    transform: {
      filter: { id: cssFileFilter },
      async handler(_code, id) {
        const { source, watchFiles } = await compile({ filePath: id, identOption: 'short', cwd: folder });
        for (const file of watchFiles) this.addWatchFile(file);
        const code = await processVanillaFile({
          source,
          filePath: id,
          identOption: 'short',
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            const fileName = fileScope.filePath.replace(/^src\//, '').replace(/\.ts$/, '');
            // A bundler that splits scripts loads stylesheets in an order of its own: each says how the layers lie.
            const ordered = css.replace(/^@layer components;\n/m, layerOrder);
            this.emitFile({ type: 'asset', fileName, source: `${ordered}\n` });
            return `import '${stylesSpecifier}${fileName}';`;
          },
        });
        return { code, map: null, moduleType: 'js', moduleSideEffects: true };
      },
    },
  };
}
