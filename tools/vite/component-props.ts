import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readProps } from './readProps.ts';
import { root } from './root.ts';

/** What the components of `packages/ui` take, as `components` of the module `virtual:component-props`, by folder. */
export function componentProps(): Plugin {
  return {
    name: 'comanda:component-props',
    resolveId: { filter: { id: /^virtual:component-props$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:component-props$/ },
      handler: () => `export const components = ${JSON.stringify(readProps(join(root, 'packages/ui')))};`,
    },
  };
}
